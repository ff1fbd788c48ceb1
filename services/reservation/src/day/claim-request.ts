import type { Refusal } from '@tablewell/chassis/refusal';
import type { DayRestrictions } from './claims/day-restrictions';
import type { PacedClaims } from './starts/pacing';
import type { DecidedPlacement } from './claims/placement';
import type { Claim } from './claims/claim';

/** A request for a table on a service day, decided in a batch with concurrent ones. */
export interface ClaimRequest {
  readonly claimId: string;
  readonly restaurantId: string;
  /** The service days; see `RequestedStay`. */
  readonly dates: readonly string[];
  readonly partySize: number;
  /** The area that the party requested; absent: anywhere. */
  readonly area?: string | undefined;
  /** The idempotency key: claims with one key are repeated requests of one party, and only one of them will remain. */
  readonly key?: string;
  /** Hash of a public caller's phone number. */
  readonly phone?: string;
  /** The public made the booking. */
  readonly online?: boolean;
  /** The party sits at its table. */
  readonly seated?: boolean;
  /** The party waits at the door. */
  readonly arrived?: boolean;
  /** When the claim of a hold ends, in epoch milliseconds. */
  readonly expiresAt?: number;
  /** The claim of a hold that this one replaces, in the same write. A hold that has ended is ignored. */
  readonly replaces?: string;
  /**
   * Decides on the claims of other reservations, on the party's own earlier claim or its hold, on the restrictions of
   * its service days, and on the claims that pacing counts. Pure.
   */
  decide(
    claims: readonly Claim[],
    own?: Claim,
    restrictions?: DayRestrictions,
    paced?: PacedClaims,
  ): DecidedPlacement | Refusal;
}
