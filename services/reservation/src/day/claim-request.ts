import type { Refusal } from '@tablewell/chassis/refusal';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Claim } from './claims/claim';
import type { DecidedPlacement, RequestedStay } from './claims/placement';
import type { PacedClaims } from './starts/pacing';
import type { PlacementRequest } from './starts/place-party';
import type { DayOccupancy } from './tables/day-occupancy';

/** A table by the rules of bookings. */
export interface BookedTable {
  readonly kind: 'booked';
  readonly request: PlacementRequest;
  readonly stay: RequestedStay;
  /** The refusal of its area, unless the party keeps the time of its hold (AREA-6). */
  readonly unknownArea?: Refusal | undefined;
}

/** A table that a host chooses, or that the party has already. */
export interface ChosenTable {
  readonly kind: 'chosen';
  /** When the party takes it, in epoch milliseconds. */
  readonly from: number;
  /** Chooses among the tables that other parties leave, given the party's own claim. Pure. */
  choose(day: DayOccupancy, own: Claim | undefined, paced: PacedClaims): DecidedPlacement | Refusal;
}

/** A request for a table on a service day, decided in a batch with concurrent ones. */
export interface ClaimRequest {
  readonly claimId: string;
  /** The settings by which it is decided. */
  readonly restaurant: RestaurantRules;
  /** The instant at which it was made. */
  readonly now: Date;
  /** The service days; see `RequestedStay`. */
  readonly dates: readonly string[];
  readonly partySize: number;
  readonly table: BookedTable | ChosenTable;
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
}
