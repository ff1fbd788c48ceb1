import type { components, paths } from '@tablewell/api-client';

/** The public view of a restaurant. */
export type Restaurant = components['schemas']['PublicRestaurant'];

/** A reservation with its restaurant, which its id gives access to (BOOKING-9). */
export type Reservation = components['schemas']['Reservation'];

/** Every start of a date, and whether a party could have it. */
export type Availability = components['schemas']['Availability'];

/** Dates, and whether a party could book them. */
export type OfferedDays = components['schemas']['OfferedDays'];

/** Body of a booking. */
export type CreateBody =
  paths['/api/reservations/{restaurantId}']['post']['requestBody']['content']['application/json'];

/** A party of the waitlist, which its id gives access to (WAIT-18). */
export type WaitlistEntry = components['schemas']['WaitlistEntry'];

/** Whether one can join the waitlist, and how long each size would wait. */
export type WaitlistStatus = components['schemas']['WaitlistStatus'];
