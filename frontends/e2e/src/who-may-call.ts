/** Who calls: nothing but the address; a diner with the public link or a reservation; the owner; another; one signed out. */
export const callers = ['nobody', 'diner', 'stranger', 'expired', 'owner'] as const;
export type Caller = (typeof callers)[number];

type Row = readonly (readonly number[])[];

/** For members alone: 401 without a session, 404 for another restaurant's, else what the owner hears. */
const members = (...owner: number[]): Row => [[401], [401], [404], [401], owner];
/** For everyone who is signed in, about their own. */
const signedIn = (status: number): Row => [[401], [401], [status], [401], [status]];
/** For anyone, whatever they send along. */
const anyone = (...statuses: number[]): Row => callers.map(() => statuses);
/** For whoever holds the id; a token that is no good is told so. */
const holders = (status: number): Row => [[404], [status], [status], [401], [status]];

/**
 * What each caller hears from each route: the columns are those of `callers`, who ask in that order and take the
 * rows from top to bottom, so that what deletes comes last.
 */
export const mayCall: Readonly<Record<string, Row>> = {
  'GET /api/payment/plans': anyone(200),
  'GET /api/restaurant/public/{id}': [[404], [200], [200], [200], [200]],
  'GET /api/restaurant/public/{restaurantId}/availability': [[404], [200], [200], [200], [200]],

  // A good form each time, or one that is refused for what it says.
  'POST /api/signup': [[201], [409], [409], [409], [409]],
  'POST /api/signin': [[403], [403], [403], [403], [403]],
  'POST /api/auth/google/signin': anyone(401),
  'POST /api/auth/refresh': anyone(401),
  'POST /api/auth/send-verification': anyone(200),
  'POST /api/auth/verify-email': anyone(400),
  'POST /api/auth/forgot-password': anyone(200),
  'GET /api/auth/verify-reset-token/{token}': anyone(400),
  'POST /api/auth/reset-password': anyone(400),
  // Unsigned.
  'POST /api/payment/webhook': anyone(400),
  'POST /api/notifications/sms/webhook': anyone(400),

  'GET /api/auth/validate': signedIn(200),
  'GET /api/auth/user-info': signedIn(200),
  'GET /api/auth/trial-status': signedIn(200),
  'GET /api/auth/billing-info': signedIn(200),
  'GET /api/restaurant': signedIn(200),
  // A second one is not in the plan.
  'POST /api/restaurant': signedIn(402),
  'POST /api/payment/create-checkout-session': signedIn(201),
  'POST /api/payment/create-portal-session': signedIn(201),

  'POST /api/reservations/{restaurantId}': holders(201),
  'GET /api/reservations/single/{reservationId}': holders(200),
  'PUT /api/reservations/update/{reservationId}': [[404], [200], [200], [401], [200]],
  'GET /api/reservations/{restaurantId}': members(200),
  'GET /api/reservations/{restaurantId}/by-date': members(200),
  'GET /api/dashboard/reservation-sources/{restaurantId}': members(200),

  'GET /api/restaurant/{id}/info': members(200),
  'GET /api/restaurant/{id}/table-availability': members(200),
  'PATCH /api/restaurant/{id}': members(200),
  'GET /api/restaurant/{id}/layouts': members(200),
  'POST /api/restaurant/{id}/layout': members(201),
  'PUT /api/restaurant/{id}/layout/{layoutId}': members(200),

  'GET /api/guests/{restaurantId}': members(200),
  'POST /api/guests/{restaurantId}': members(201, 409),
  'POST /api/guests/{restaurantId}/import': members(200),
  'DELETE /api/guests/{restaurantId}/{guestId}': members(200),

  'PUT /api/reservations/uncancel/{reservationId}': members(200),
  'PUT /api/reservations/cancel/{reservationId}': holders(200),
  'DELETE /api/reservations/{reservationId}': members(200),
  'DELETE /api/restaurant/{id}/layout/{layoutId}': members(200),
  'DELETE /api/restaurant/{id}': members(200),
  'POST /api/logout': anyone(200),
};
