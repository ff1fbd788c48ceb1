import type { Actor } from '@tablewell/proto/common/v1/actor_pb';
import { currentContext, currentOrigin } from '../context';

/**
 * Who caused an event, for the audit log. A member was signed in, and their client is recorded. A visitor, such as a
 * diner, was not signed in, and nothing about them is recorded. The system is the initiator of jobs and of effects of
 * other events.
 */
export type Initiator = Member | { readonly kind: 'anonymous' } | { readonly kind: 'system' };

interface Member {
  readonly kind: 'member';
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** The client's network address, as the gateway knows it. */
  readonly address: string;
  readonly userAgent: string;
}

const system: Initiator = { kind: 'system' };

/** The initiator of the current call or event. */
export function currentInitiator(): Initiator {
  return currentContext()?.initiator ?? system;
}

/** The initiator of the current request: this person at its client. */
export function memberInitiator(person: Pick<Member, 'userId' | 'name' | 'email'>): Member {
  const { userId, name, email } = person;
  return { kind: 'member', userId, name, email, ...currentOrigin() };
}

/** The initiator of a call: its actor; without one, a visitor if it comes from outside, else the system. */
export function initiatorOf(actor: Actor | undefined, isFromOutside: boolean): Initiator {
  if (actor) return memberInitiator(actor);
  return isFromOutside ? { kind: 'anonymous' } : system;
}

/** Encoded for a message header, which takes ASCII only. */
export function initiatorHeader(initiator: Initiator): string {
  return encodeURIComponent(JSON.stringify(initiator));
}

/** Decodes {@link initiatorHeader}; events without the header belong to the system. */
export function readInitiator(header: string | undefined): Initiator {
  return header ? (JSON.parse(decodeURIComponent(header)) as Initiator) : system;
}
