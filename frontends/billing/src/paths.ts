/** The only place in this remote that contains paths of the product. */
export const paths = {
  signUp: '/signup',
  signIn: '/login',
  subscription: '/subscription',
  dashboard: '/dashboard',
} as const;

/** Sign-up with a preselected plan: for its trial, or followed by its payment, monthly unless given otherwise. */
export function signUpFor(planId: string, choice: 'trial' | 'payment', interval: 'month' | 'year'): string {
  const query = new URLSearchParams({ plan: planId });
  if (choice === 'payment') query.set('stripe', 'true');
  if (choice === 'payment' && interval === 'year') query.set('interval', interval);
  return `${paths.signUp}?${query}`;
}
