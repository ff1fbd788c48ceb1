/**
 * Only the paths of the route table, for reports about a page: the booking page does not need the table's titles and
 * modules. A test checks that both have the same paths.
 */
export const pagePaths = [
  '/',
  '/features',
  '/pricing',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/confirm-address',
  '/accept-invitation',
  '/support',
  '/privacy',
  '/terms',
  '/subscription',
  '/dashboard',
  '/reservations/:restaurantId',
  '/edit-reservation/:reservationId',
  '/edit-reservation',
  '/reservation-success/:reservationId',
  '/reservation-success',
  '/reservation-edit-success',
  '/waitlist/:restaurantId',
  '/waitlist-entry/:entryId',
];

/** The route's pattern for an address, without ids; undefined if there is no such page. */
export function pagePathOf(pathname: string): string | undefined {
  const given = segments(pathname);
  return pagePaths.find((path) => {
    const parts = segments(path);
    return (
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith(':') || part === given[index]?.toLowerCase())
    );
  });
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);
