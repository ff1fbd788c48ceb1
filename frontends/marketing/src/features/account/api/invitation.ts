/** What the link of an invitation offers. */
export interface Offer {
  email: string;
  role: 'manager' | 'host';
  /** False: a name and a password are asked for. */
  hasAccount: boolean;
}

/** What a person writes who has no account. */
export interface NewPerson {
  firstName: string;
  lastName: string;
  password: string;
}

const manager = 2;

/** What a link offers; refused when it is used up or too old. */
export async function getInvitation(token: string): Promise<Offer> {
  const { staff } = await import('../../../lib/rpc');
  const { email, role, hasAccount } = await staff().getInvitation({ token });
  return { email, hasAccount, role: Number(role) === manager ? 'manager' : 'host' };
}

/** Takes an invitation up, once. */
export async function acceptInvitation(token: string, person: NewPerson): Promise<void> {
  const { staff } = await import('../../../lib/rpc');
  await staff().acceptInvitation({ token, ...person });
}
