/** The only place in this remote where an address of the product is spelled. */
export const paths = {
  landing: '/',
  features: '/features',
  pricing: '/pricing',
  signUp: '/signup',
  signIn: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  confirmAddress: '/confirm-address',
  acceptInvitation: '/accept-invitation',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  dashboard: '/dashboard',
} as const;

/**
 * A path that the server asked to go to, if it is one of this site; else the dashboard. What looks like a path
 * but leaves the site (`//elsewhere`, `/\elsewhere`) does not count.
 */
export function ownPath(path: string | undefined): string {
  if (!path) return paths.dashboard;
  const here = window.location.origin;
  if (!path.startsWith('/') || !URL.canParse(path, here)) return paths.dashboard;
  const url = new URL(path, here);
  return url.origin === here ? url.pathname + url.search + url.hash : paths.dashboard;
}
