/** The only place in this remote where an address of the product is spelled. */
export const paths = {
  signUp: '/signup',
  signIn: '/login',
  subscription: '/subscription',
  dashboard: '/dashboard',
} as const;

/** Sign-up with a plan already chosen: for its trial, or on to its payment. */
export const signUpFor = (planId: string, choice: 'trial' | 'payment'): string =>
  `${paths.signUp}?plan=${encodeURIComponent(planId)}${choice === 'payment' ? '&stripe=true' : ''}`;
