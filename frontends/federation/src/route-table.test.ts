import { pagePathOf, pagePaths } from './page-paths';
import { matchPage, pageRoutes } from './route-table';

describe('matchPage', () => {
  it('finds a page and decodes the parameters of its address', () => {
    expect(matchPage('/reservations/a%20b')).toMatchObject({
      route: { module: 'booking/routes', ownPage: true },
      params: { restaurantId: 'a b' },
    });
  });

  it('finds the same page with a slash at the end', () => {
    expect(matchPage('/login/')?.route.path).toBe('/login');
    expect(matchPage('/')?.route.path).toBe('/');
  });

  it.each(['/nope', '/login/more', '/reservations', '/reservations/%E0%A4%A', '/reservations/a/b'])(
    'finds nothing at %s',
    (path) => expect(matchPage(path)).toBeUndefined(),
  );

  it('has the paths with which pages are reported', () => {
    expect(pagePaths).toEqual(pageRoutes.map(({ path }) => path));
    for (const path of ['/reservations/x1', '/Login/', '/', '/nope'])
      expect(pagePathOf(path)).toBe(matchPage(path)?.route.path);
  });

  it('has every public page', () => {
    const paths = pageRoutes.map(({ path }) => path);
    for (const path of [
      '/',
      '/features',
      '/pricing',
      '/signup',
      '/login',
      '/forgot-password',
      '/reset-password',
      '/verify-email',
      '/confirm-address',
      '/support',
      '/privacy',
      '/terms',
      '/subscription',
      '/dashboard',
      '/reservations/:restaurantId',
      '/edit-reservation/:reservationId',
      '/reservation-success/:reservationId',
      '/reservation-edit-success',
      '/waitlist/:restaurantId',
      '/waitlist-entry/:entryId',
    ]) {
      expect(paths).toContain(path);
    }
  });
});
