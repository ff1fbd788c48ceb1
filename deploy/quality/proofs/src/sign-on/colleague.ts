import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, need } from '../product/caller';
import type { Owner } from '../product/owner';

const mailWaitMs = 30_000;
const invitations = '/rpc/tablewell.auth.v1.StaffService';
export const password = 'Tables4all';

/** Invites a person as a host, and accepts the invitation for them; a person without an account gets one with a password. */
export async function hire({ caller, restaurantId }: Owner, email: string, anybody: Caller): Promise<void> {
  const invitation = { restaurantId, email, role: 'ROLE_HOST' };
  need(await caller.call('POST', `${invitations}/InviteStaff`, invitation), 200);
  const path = `/sandbox/api/messages?channel=email&to=${encodeURIComponent(email)}`;
  for (const end = Date.now() + mailWaitMs; Date.now() < end; await sleep(50)) {
    const { text } = need(await caller.call('GET', path), 200);
    const token = /accept-invitation\?token=([\w.~%-]+)/.exec(text)?.[1];
    if (!token) continue;
    const accepted = { token: decodeURIComponent(token), firstName: 'Mara', lastName: 'Lind', password };
    need(await anybody.call('POST', `${invitations}/AcceptInvitation`, accepted), 200);
    return;
  }
  throw new Error(`no invitation reached ${email}`);
}

/** Signs in by the password. */
export async function signInByPassword(anybody: Caller, email: string) {
  const answer = await anybody.call('POST', '/api/signin', { email, password });
  const { token = '', refreshToken = '' } = (answer.status === 200 ? answer.body : {}) as {
    token?: string;
    refreshToken?: string;
  };
  return { status: answer.status, token, refreshToken };
}
