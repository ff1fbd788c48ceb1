import type { OutboxEntry } from '@tablewell/chassis';
import type { BookingMonth, Place } from './domain/booking-month';
import type { DateCount, SourceCount } from './domain/daily-counts';
import type { Placement } from './domain/place-party';
import type { Reservation } from './domain/reservation';
import type { KnownRestaurant } from './domain/restaurant-rules';
import type { Claim } from './domain/service-day';
import type { Refusal } from '@tablewell/chassis/refusal';

/** What is known of restaurants: this service's own copy. */
export interface RestaurantRulesStore {
  /** Undefined: unknown, or deleted. */
  find(id: string): Promise<KnownRestaurant | undefined>;
  /** The version taken in so far, 0 for none; read past every cache. */
  version(id: string): Promise<number>;
  /** How long another process may still decide by what it knew before, in milliseconds. */
  readonly lagMs: number;
}

/** A wish for a table on a service day: decided on what is taken at that moment, together with all that wait. */
export interface ClaimWish {
  readonly claimId: string;
  readonly restaurantId: string;
  /** The local dates it would lie on; see `Slot`. */
  readonly dates: readonly string[];
  readonly partySize: number;
  /** The key it is asked for by: claims of one key are the same party's, asked for again, and one of them will stand. */
  readonly key?: string;
  /** A mark of the phone number that it is asked for with, where the public asks. */
  readonly phone?: string;
  /** Looks at what others than this reservation have taken, and answers a placement or a refusal. Pure. */
  decide(claims: readonly Claim[]): Placement | Refusal;
}

/** The service days: who has which table type when. The store refuses what two decided at once. */
export interface ServiceDays {
  /** Makes the claim, or answers why not. Nothing stays behind on a refusal. */
  claim(wish: ClaimWish): Promise<Placement | Refusal>;
  /** Lets a claim go. Safe to repeat. */
  release(restaurantId: string, dates: readonly string[], claimId: string): Promise<void>;
  /** What is taken on a date; at most a moment old. */
  claims(restaurantId: string, date: string): Promise<readonly Claim[]>;
}

/** A wish for a place in the month a reservation was made in, under a plan that limits them. */
export interface PlaceWish extends Omit<Place, 'madeAt'> {
  readonly restaurantId: string;
  readonly month: BookingMonth;
  /** How many reservations the month takes. */
  readonly limit: number;
}

/**
 * The places of a month under a limit. Reservations that stand count by themselves: only those about to be written
 * are kept here, so that nothing need be given back when one is canceled, and no plan's change need be told.
 */
export interface MonthlyPlaces {
  /** Whether a place is left at this moment. */
  hasRoom(wish: PlaceWish): Promise<boolean>;
  /** Takes a place until the reservation's version is written. */
  take(wish: PlaceWish): Promise<'taken' | 'full' | 'busy'>;
  /** Gives up a place whose version will not be written. Safe to repeat. */
  giveBack(wish: PlaceWish): Promise<void>;
}

/** A table that a change of a reservation leaves behind, noted with the change so that no crash forgets it. */
export interface Leaving {
  readonly claimId: string;
  readonly dates: readonly string[];
}

/** The reservations. Every write carries its events. */
export interface Reservations {
  find(id: string): Promise<Reservation | undefined>;
  /** Those of the ids that are the restaurant's and not forgotten. */
  findAll(restaurantId: string, ids: readonly string[]): Promise<Reservation[]>;
  /** The reservation that a key stands for at this moment: a key lives for a day. */
  findByIdempotencyKey(restaurantId: string, key: string, now: Date): Promise<Reservation | undefined>;
  /** `taken`: the idempotency key was used meanwhile. `void`: the id was closed by a sweep. */
  insert(
    reservation: Reservation,
    idempotencyKey: string,
    events: readonly OutboxEntry[],
  ): Promise<'done' | 'taken' | 'void'>;
  /** Sees to it that nothing is inserted under a key any more; false when something was. `id` is a fresh one. */
  closeKey(restaurantId: string, key: string, id: string, now: Date): Promise<boolean>;
  /** Writes on the version before; false when that version is gone. */
  replace(
    reservation: Reservation,
    before: number,
    events: readonly OutboxEntry[],
    leaving: readonly Leaving[],
  ): Promise<boolean>;
  /** Forgets a table that was left behind, once it is released. */
  settle(id: string, leaving: Leaving): Promise<void>;
  /** By time, ascending. Instants in epoch milliseconds, the end not included. */
  between(restaurantId: string, from: number, until: number): Promise<Reservation[]>;
  /** Active ones that start from an instant on, by time, at most so many. */
  upcoming(restaurantId: string, from: number, most: number): Promise<Reservation[]>;
  /** Name, phone or notes containing the text, literally. */
  search(restaurantId: string, text: string): Promise<Reservation[]>;
  countBySource(restaurantId: string): Promise<SourceCount[]>;
  /** By local date, ascending, both ends included; dates on which nobody booked are left out. */
  countByDate(restaurantId: string, startDate: string, endDate: string): Promise<DateCount[]>;
}
