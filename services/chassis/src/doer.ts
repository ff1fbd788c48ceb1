import type { Actor } from '@tablewell/proto/common/v1/actor_pb';
import { currentContext, currentOrigin, withContext } from './context';

/**
 * Who did what an event tells. A member was signed in, and it is kept from where they did it; a visitor was not, as
 * diners are not, and nothing is kept of them; the system is what follows from something else, or from the time.
 */
export type Doer = Member | { readonly kind: 'visitor' } | { readonly kind: 'system' };

export interface Member {
  readonly kind: 'member';
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Network address and program, as far as the gateway could tell. */
  readonly address: string;
  readonly userAgent: string;
}

const system: Doer = { kind: 'system' };

/** Who the work at hand is done for. */
export function currentDoer(): Doer {
  return currentContext()?.doer ?? system;
}

/** Runs `work` as done by somebody. */
export function withDoer<T>(doer: Doer, work: () => T): T {
  return withContext({ doer }, work);
}

/** A person at the address that the request being served came from. */
export function memberHere(person: Pick<Member, 'userId' | 'name' | 'email'>): Member {
  const { userId, name, email } = person;
  return { kind: 'member', userId, name, email, ...currentOrigin() };
}

/** Who a call is made for: its actor; without one, somebody unknown when it comes from outside, else nobody. */
export function doerOf(actor: Actor | undefined, isFromOutside: boolean): Doer {
  if (actor) return memberHere(actor);
  return isFromOutside ? { kind: 'visitor' } : system;
}

/** As a message's header: names are written in every script, headers in one. */
export function doerHeader(doer: Doer): string {
  return encodeURIComponent(JSON.stringify(doer));
}

/** What {@link doerHeader} wrote; events from before it did are nobody's. */
export function readDoer(header: string | undefined): Doer {
  return header ? (JSON.parse(decodeURIComponent(header)) as Doer) : system;
}
