import type { PageConfig } from '../src/page-data';

/** The origins that a page may contact beyond its own, from the configured addresses. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The third parties whose scripts a page runs. */
export type ThirdParty = 'recaptcha' | 'google' | 'stripe';

/** The booking remote's own page has a captcha, but neither sign-in nor payments. */
export const bookingParties: readonly ThirdParty[] = ['recaptcha'];
/** The shell shows all its pages in one document, so its policy is that of all of them. */
export const shellParties: readonly ThirdParty[] = ['recaptcha', 'google', 'stripe'];

interface PolicyInput {
  nonce: string;
  page: PageConfig;
  /** The third parties that the page needs; all others stay blocked. */
  thirdParties: readonly ThirdParty[];
  /** Origins of remotes that are served from elsewhere. */
  remoteOrigins: readonly string[];
  /** The sites that may show the page in a frame, as in `frame-ancestors`; empty: none. */
  framedBy: readonly string[];
}

/** The origins of a third party: of its script, its frames and its calls. */
function originsOf(party: ThirdParty, page: PageConfig): string[] {
  switch (party) {
    case 'recaptcha':
      // The script is on one host; its frame and calls use other hosts of the same owner.
      return [
        ...originOf(page.recaptchaScriptUrl),
        ...(page.recaptchaScriptUrl.includes('google.com')
          ? ['https://www.google.com', 'https://www.gstatic.com']
          : []),
      ];
    case 'google':
      return originOf(page.googleScriptUrl);
    case 'stripe':
      return [
        ...originOf(page.stripeScriptUrl),
        ...(page.stripeScriptUrl.includes('js.stripe.com')
          ? ['https://api.stripe.com', 'https://hooks.stripe.com']
          : []),
      ];
  }
}

/**
 * The content security policy of a page. Scripts run by nonce, and scripts that they load are trusted
 * (`strict-dynamic`): no inline script, no eval. Styles are ours or have the nonce.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { nonce, page, thirdParties, remoteOrigins, framedBy } = input;
  const outside = thirdParties.flatMap((party) => originsOf(party, page));
  const googleStyles = thirdParties.includes('google') ? originOf(page.googleScriptUrl) : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // `https:` and `'self'` are for browsers that do not support strict-dynamic; others ignore them.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", 'https:'],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...googleStyles],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside, ...originOf(page.analyticsUrl), ...remoteOrigins],
    'frame-src': ["'self'", ...outside],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Headers of every answer of this process; HSTS if the site is served by https. */
export function headersOf(publicOrigin: string): Record<string, string> {
  return {
    ...commonHeaders,
    ...(publicOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  // Google's sign-in and the payment provider answer through a popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
