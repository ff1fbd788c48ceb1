import type { Clock, IdSource, OutboxEntry } from '@tablewell/chassis';
import type { PublicLimits } from '../domain/public-limits';
import type { Reservation } from '../domain/reservation';
import type { MonthlyPlaces, Reservations, RestaurantRulesStore, ServiceDays } from '../ports';

/** The events of a reservation's life, ready for the outbox. */
export interface Facts {
  booked(reservation: Reservation): OutboxEntry;
  changed(reservation: Reservation, previous: Reservation): OutboxEntry;
  canceled(reservation: Reservation): OutboxEntry;
  restored(reservation: Reservation): OutboxEntry;
  deleted(reservation: Reservation): OutboxEntry;
}

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly restaurants: RestaurantRulesStore;
  readonly days: ServiceDays;
  readonly places: MonthlyPlaces;
  readonly reservations: Reservations;
  readonly facts: Facts;
  readonly limits: PublicLimits;
  readonly clock: Clock;
  readonly newId: IdSource;
}
