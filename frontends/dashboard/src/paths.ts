/** The only place in this remote that contains addresses of the product. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  signIn: '/login',
  subscription: '/subscription',
  newReservationRoute: '/reservations/:restaurantId',
  editReservationRoute: '/edit-reservation/:reservationId',
  /** The API's description, where calls can be tried. */
  apiPages: '/api/docs/',
  /** The script for restaurants' own sites. */
  embedScript: '/embed.js',
  embedTester: (restaurantId: string) => `/embed/test?restaurant=${encodeURIComponent(restaurantId)}`,
  newReservation: (restaurantId: string) => `/reservations/${encodeURIComponent(restaurantId)}`,
  waitlist: (restaurantId: string) => `/waitlist/${encodeURIComponent(restaurantId)}`,
  editReservation: (reservationId: string) => `/edit-reservation/${encodeURIComponent(reservationId)}`,
} as const;

/** The dashboard at one of its tabs: `/dashboard?tab=guests`. */
export const dashboardTab = (tab: string) => `${paths.dashboard}?tab=${tab}`;
