import { type EventHandler, events, on } from '@tablewell/chassis/events';
import type { Ports } from '../../ports';
import { openAccount } from '../../use-cases/open-account';

/** Opens the account of a new owner, in case the call at sign-up failed. */
export function createHandlers(ports: Ports): EventHandler[] {
  const open = openAccount(ports);
  return [
    on(events.userSignedUp, async ({ user }) => {
      if (user) await open(user.id, user.email);
    }),
  ];
}
