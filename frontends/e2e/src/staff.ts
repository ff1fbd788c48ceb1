import { randomUUID } from 'node:crypto';
import { type Api, eventually, linkIn, type Owner } from './api';

const roles = { manager: 'ROLE_MANAGER', host: 'ROLE_HOST' } as const;
const staffService = '/rpc/tablewell.auth.v1.StaffService';

/** Adds a member of an owner's staff by an invitation. */
export async function hire(owner: Owner, role: keyof typeof roles): Promise<{ email: string; api: Api }> {
  const { api, restaurantId } = owner;
  // Journey files use one product in turn.
  const email = `${role}.${randomUUID().slice(0, 8)}@example.com`;
  const password = 'Tables4all';
  await api.call('POST', `${staffService}/InviteStaff`, { restaurantId, email, role: roles[role] });
  const link = await eventually(async () =>
    linkIn((await api.messages(email, 'email'))[0]?.html ?? '', '/accept-invitation?token='),
  );
  const token = new URL(link).searchParams.get('token');
  const person = { firstName: role === 'host' ? 'Bo' : 'Cy', lastName: 'Staff', password };
  await api.call('POST', `${staffService}/AcceptInvitation`, { token, ...person });
  const signedIn = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  if (signedIn.status !== 200) throw new Error(`a ${role} could not sign in: ${signedIn.status}`);
  return { email, api: api.as(signedIn.body.token) };
}
