import { type EventHandler, events, on } from '@tablewell/chassis';
import type { Ports } from '../../ports';
import { startTrial } from '../../use-cases/change-account';

/** A new account's trial begins, should the call at sign-up not have come through. */
export function createHandlers(ports: Ports): EventHandler[] {
  const start = startTrial(ports);
  return [
    on(events.userSignedUp, async ({ user }) => {
      if (user) await start(user.id, user.email);
    }),
  ];
}
