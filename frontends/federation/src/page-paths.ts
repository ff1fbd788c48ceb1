/**
 * The paths of the route table alone, for reports about a page: the table's titles and modules would weigh on the booking
 * page, which needs none of them. A test holds that both are the same.
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
];

/** The path of the page at an address, without the ids in it; undefined where no page lives. */
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
