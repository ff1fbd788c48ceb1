/** The content of an invitation. */
export interface Offer {
  email: string;
  role: 'manager' | 'host';
  /** False: the form needs a name and a password. */
  hasAccount: boolean;
  /** To all restaurants of the owner. */
  isToAll: boolean;
}

/** The form of an invited person without an account. */
export interface NewPerson {
  firstName: string;
  lastName: string;
  password: string;
}

const manager = 2;

/** Reads an invitation; refused if it was used or has expired. */
export async function getInvitation(token: string): Promise<Offer> {
  const { staff } = await import('../../../lib/rpc');
  const { email, role, hasAccount, inAllRestaurants: isToAll } = await staff().getInvitation({ token });
  return { email, hasAccount, isToAll, role: Number(role) === manager ? 'manager' : 'host' };
}

/** Accepts an invitation, once. */
export async function acceptInvitation(token: string, person: NewPerson): Promise<void> {
  const { staff } = await import('../../../lib/rpc');
  await staff().acceptInvitation({ token, ...person });
}
