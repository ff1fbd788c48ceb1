import type { RemoteModuleId } from './contract';

/** A route of the product: the remote that renders it, and the document's title until it does. */
export interface PageRoute {
  path: string;
  module: Extract<RemoteModuleId, `${string}/routes`>;
  title: string;
  /** The dashboard has its own frame, without the public navigation bar and footer. */
  frame: 'public' | 'none';
  /** Whether the server answers with the remote's own page instead of the shell when it is opened from a link. */
  ownPage?: true;
  /** Whether the page and its title are translated; otherwise they are in English (LANG-10). */
  isTranslated?: true;
  /** The module that a member of the restaurant gets instead, in its own frame. */
  forMembers?: 'dashboard/routes';
}

const marketing = (path: string, title: string): PageRoute => ({
  path,
  module: 'marketing/routes',
  title,
  isTranslated: true,
  frame: 'public',
});
const booking = (path: string, title: string, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  module: 'booking/routes',
  title,
  frame: 'public',
  ownPage: true,
  ...more,
});
/** Hosts book and change with their own form. */
const hostsForm = { forMembers: 'dashboard/routes' } as const;

/** All pages of the product, for the shell's router and the page server. */
export const pageRoutes: readonly PageRoute[] = [
  marketing('/', 'Restaurant reservations and table management'),
  marketing('/features', 'Features'),
  marketing('/pricing', 'Pricing'),
  marketing('/signup', 'Sign up'),
  marketing('/login', 'Sign in'),
  marketing('/forgot-password', 'Forgot password'),
  marketing('/reset-password', 'Reset password'),
  marketing('/verify-email', 'Verify email'),
  marketing('/confirm-address', 'Confirm address'),
  marketing('/accept-invitation', 'Your invitation'),
  marketing('/support', 'Help Center'),
  marketing('/privacy', 'Privacy Policy'),
  marketing('/terms', 'Terms of Service'),
  { path: '/subscription', module: 'billing/routes', title: 'Choose Your Plan', frame: 'public' },
  { path: '/dashboard', module: 'dashboard/routes', title: 'Dashboard', frame: 'none' },
  booking('/reservations/:restaurantId', 'Make a Reservation', hostsForm),
  booking('/edit-reservation/:reservationId', 'Change Your Reservation', hostsForm),
  booking('/edit-reservation', 'Change Your Reservation'),
  // The page sets the exact title once it knows whether the reservation was confirmed, changed or canceled.
  booking('/reservation-success/:reservationId', 'Your reservation'),
  booking('/reservation-success', 'Your reservation'),
  booking('/reservation-edit-success', 'Your reservation'),
  booking('/waitlist/:restaurantId', 'Waitlist'),
  booking('/waitlist-entry/:entryId', 'Waitlist'),
];

/** A path matched against the table, with its parameters decoded; undefined if there is no such page. */
export interface PageMatch {
  route: PageRoute;
  params: Record<string, string>;
}

/** Finds the page of a path. Pure, so that the server needs no router: segments are literal or `:name`. */
export function matchPage(pathname: string): PageMatch | undefined {
  const given = segments(pathname);
  for (const route of pageRoutes) {
    const params = matchSegments(segments(route.path), given);
    if (params) return { route, params };
  }
  return undefined;
}

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function matchSegments(pattern: string[], given: string[]): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === undefined) return undefined;
      params[part.slice(1)] = decoded;
    } else if (part !== value.toLowerCase()) {
      return undefined;
    }
  }
  return params;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined; // A stray "%" matches no page.
  }
}
