import type { Refusal } from '@tablewell/chassis/refusal';
import { type ClaimedTable, type ClaimEffects, noEffects } from '../day/claims/placement';
import type { PartyEvent } from './party-event';
import type { Reservation } from './reservation';

/** With what the outcome of a verb is stored. */
export interface Write {
  /** The version that it makes. */
  readonly version: number;
  readonly at: Date;
  /** The table that was claimed for this version; undefined: none was, or not yet. */
  readonly claimed?: ClaimedTable | undefined;
}

/** A party after a verb, and what happened. */
export interface Changed {
  readonly next: Reservation;
  readonly events: readonly PartyEvent[];
}

/** `unchanged`: there is nothing to do. */
export type Outcome = Changed | Refusal | 'unchanged';

/** The next version of a party. A claimed table belongs to it; its verb decides what that means for the plan. */
export function nextVersion(
  party: Reservation,
  { version, at, claimed }: Write,
  fields: Partial<Reservation>,
): Reservation {
  const claimVersion = claimed ? version : party.claimVersion;
  return { ...party, ...fields, version, claimVersion, updatedAt: at };
}

/** What the claim of the table took from others and overrode. */
export function effectsOf({ claimed }: Write): ClaimEffects {
  return claimed?.effects ?? noEffects;
}
