/** A call of the published API, with the fields that it must take and give (API-7). */
interface SpecCall {
  readonly call: string;
  /** Fields of the body. */
  readonly takes?: readonly string[];
  /** Fields of the answer, or of each item of a list. */
  readonly gives?: readonly string[];
  /** Error statuses that callers rely on. */
  readonly codes?: readonly string[];
  readonly query?: readonly string[];
}

const settings = ['name', 'email', 'phoneNumber', 'operatingHours'];
const switches = ['autoConfirm', 'emailNotifications', 'smsNotifications'];
const reservation = ['id', 'name', 'phoneNumber', 'guests', 'notes', 'reservation_time'];
const listed = [...reservation, 'status', 'assignedTableType', 'restaurantId'];
const signedIn = ['token', 'refreshToken', 'user', 'redirectUrl', 'requiresVerification', 'email'];
const reservationForm = ['name', 'guests', 'phoneNumber', 'notes', 'reservation_time'];

/** The calls of the public pages, then those of the dashboard. */
export const specCalls: readonly SpecCall[] = [
  { call: 'GET /api/auth/validate' },
  { call: 'GET /api/auth/user-info', gives: ['email', 'isVerified', 'authProvider'] },
  {
    call: 'GET /api/auth/trial-status',
    gives: ['subscriptionType', 'isSubscribed', 'isInTrial', 'daysLeft', 'trialEndDate', 'trialType'],
  },
  { call: 'GET /api/payment/plans', gives: ['plans'] },
  { call: 'POST /api/payment/create-portal-session', takes: ['return_url'], gives: ['url'] },
  {
    call: 'POST /api/payment/create-checkout-session',
    takes: ['planType', 'withTrial'],
    gives: ['sessionId'],
  },
  { call: 'POST /api/signin', takes: ['email', 'password'], gives: signedIn, codes: ['403'] },
  {
    call: 'POST /api/signup',
    takes: ['email', 'password', 'firstName', 'lastName', 'restaurantName'],
    gives: signedIn,
  },
  { call: 'POST /api/auth/google/signin', takes: ['idToken', 'restaurantName'], gives: signedIn },
  { call: 'POST /api/auth/send-verification', takes: ['email'], codes: ['400', '429'] },
  { call: 'POST /api/logout' },
  { call: 'POST /api/auth/forgot-password', takes: ['email'], codes: ['429'] },
  { call: 'GET /api/auth/verify-reset-token/{token}', gives: ['email'] },
  { call: 'POST /api/auth/reset-password', takes: ['token', 'password', 'confirmPassword'] },
  { call: 'POST /api/auth/verify-email', takes: ['token'] },
  {
    call: 'GET /api/restaurant/public/{id}',
    gives: [
      'id',
      'name',
      'phoneNumber',
      'openingTime',
      'closingTime',
      'reservationInterval',
      'operatingHours',
      'closedDays',
      'timezone',
    ],
  },
  {
    call: 'POST /api/reservations/{restaurantId}',
    takes: [...reservationForm, 'originalReferer', 'recaptchaToken'],
    gives: [...reservation, 'restaurant'],
    codes: ['409'],
  },
  { call: 'GET /api/reservations/single/{reservationId}', gives: [...reservation, 'restaurant'] },
  { call: 'PUT /api/reservations/update/{reservationId}', takes: reservationForm },
  { call: 'PUT /api/reservations/cancel/{reservationId}' },

  { call: 'GET /api/restaurant', gives: ['id', 'name'] },
  { call: 'POST /api/restaurant', takes: ['name'], gives: ['id', 'name'] },
  {
    call: 'PATCH /api/restaurant/{id}',
    takes: [...settings, ...switches, 'closedDays', 'tableAvailability', 'timezone', 'seatingMinutes'],
    gives: [
      'id',
      ...settings,
      ...switches,
      'openingTime',
      'closingTime',
      'reservationInterval',
      'closedDays',
      'tableAvailability',
    ],
  },
  { call: 'DELETE /api/restaurant/{id}' },
  { call: 'GET /api/restaurant/{id}/info', gives: ['operatingHours', 'openingTime', 'closingTime'] },
  { call: 'GET /api/restaurant/{id}/table-availability', gives: ['tableAvailability'] },
  { call: 'GET /api/restaurant/{id}/layouts', gives: ['id', 'name', 'fixedComponents'] },
  { call: 'POST /api/restaurant/{id}/layout', takes: ['name'], gives: ['id'] },
  { call: 'PUT /api/restaurant/{id}/layout/{layoutId}', takes: ['fixedComponents'] },
  { call: 'DELETE /api/restaurant/{id}/layout/{layoutId}' },
  { call: 'GET /api/reservations/{restaurantId}', gives: listed, query: ['search'] },
  {
    call: 'GET /api/reservations/{restaurantId}/by-date',
    gives: listed,
    query: ['date', 'startDate', 'endDate', 'X-Timezone'],
  },
  { call: 'PUT /api/reservations/uncancel/{reservationId}' },
  { call: 'DELETE /api/reservations/{reservationId}' },
  { call: 'GET /api/dashboard/reservation-sources/{restaurantId}', gives: ['sources'] },
  { call: 'GET /api/guests/{restaurantId}', gives: ['guests', 'total'], query: ['page', 'limit', 'search'] },
  { call: 'POST /api/guests/{restaurantId}', takes: ['name', 'phoneNumber'] },
  { call: 'DELETE /api/guests/{restaurantId}/{guestId}' },
  {
    call: 'POST /api/guests/{restaurantId}/import',
    takes: ['guests'],
    gives: ['total', 'created', 'updated', 'failed', 'errors'],
  },
  {
    call: 'GET /api/auth/billing-info',
    gives: [
      'isSubscribed',
      'subscriptionType',
      'subscriptionPrice',
      'subscriptionCurrency',
      'subscriptionInterval',
      'subscriptionStartDate',
      'subscriptionEndDate',
      'cancelAtPeriodEnd',
      'canceledAt',
      'stripeTrialStart',
      'stripeTrialEnd',
      'trialStartDate',
      'paymentMethod',
    ],
  },
];
