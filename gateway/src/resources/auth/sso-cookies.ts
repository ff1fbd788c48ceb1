/**
 * The cookies that bind a sign-in, and a trial of one, to the browser in which it was begun. They have two names, so that a trial takes no
 * sign-in's place (SSO-12).
 */
export function attemptCookies(origin: string): Record<'sign-in' | 'trial', string> {
  const prefix = origin.startsWith('https:') ? '__Host-' : '';
  return { 'sign-in': `${prefix}tablewell_sso`, trial: `${prefix}tablewell_sso_trial` };
}

/** No script reads them, and the provider sends the browser back from another site. */
export const attemptCookie = (origin: string) => ({
  ...({ httpOnly: true, sameSite: 'lax', path: '/' } as const),
  secure: origin.startsWith('https:'),
});

/** Whether the provider answers a trial, by the beginning of `state`. It decides nothing: what an attempt is for is stored with it. */
export const isTrialState = (query: string): boolean =>
  new URLSearchParams(query).get('state')?.startsWith('trial.') ?? false;
