/** The only place in this remote where paths of the product are written. */
export const paths = {
  signUp: '/signup',
  signIn: '/login',
  subscription: '/subscription',
  dashboard: '/dashboard',
} as const;

/** Sign-up with a plan already chosen: for its trial, or on to its payment, by the month unless said otherwise. */
export function signUpFor(planId: string, choice: 'trial' | 'payment', interval: 'month' | 'year'): string {
  const query = new URLSearchParams({ plan: planId });
  if (choice === 'payment') query.set('stripe', 'true');
  if (choice === 'payment' && interval === 'year') query.set('interval', interval);
  return `${paths.signUp}?${query}`;
}
