/** The only place in this remote that contains paths of the product. */
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
 * The path of a redirect from the server if it is on this site; otherwise the dashboard. Texts that look like paths
 * but leave the site (`//elsewhere`, `/\elsewhere`) do not count.
 */
export function ownPath(path: string | undefined): string {
  if (!path) return paths.dashboard;
  const here = window.location.origin;
  if (!path.startsWith('/') || !URL.canParse(path, here)) return paths.dashboard;
  const url = new URL(path, here);
  return url.origin === here ? url.pathname + url.search + url.hash : paths.dashboard;
}
