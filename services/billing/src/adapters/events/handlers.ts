import { type EventHandler, events, on } from '@tablewell/chassis/events';
import type { Ports } from '../../ports';
import { startTrial } from '../../use-cases/change-account';

/** Starts a new account's trial, in case the call at sign-up failed. */
export function createHandlers(ports: Ports): EventHandler[] {
  const start = startTrial(ports);
  return [
    on(events.userSignedUp, async ({ user }) => {
      if (user) await start(user.id, user.email);
    }),
  ];
}
