import type { PageConfig } from '../src/page-data';

/** Origins that a page may reach beyond its own, from the addresses it was configured with. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

export interface PolicyInput {
  nonce: string;
  page: PageConfig;
  /** Origins of remotes that are served from elsewhere. */
  remoteOrigins: readonly string[];
  /** The booking form is meant to be embedded in restaurants' own sites; nothing else is. */
  embeddable: boolean;
}

/**
 * The content security policy of a page. Scripts run by nonce, and what they load runs because they loaded it
 * (`strict-dynamic`): no inline script, no eval. Styles are ours or carry the nonce.
 */
export function contentSecurityPolicy({ nonce, page, remoteOrigins, embeddable }: PolicyInput): string {
  const providers = [page.recaptchaScriptUrl, page.googleScriptUrl, page.stripeScriptUrl].flatMap(originOf);
  // reCAPTCHA's script sits on one host and its frame and calls on others of the same owner.
  const recaptcha = page.recaptchaScriptUrl.includes('google.com')
    ? ['https://www.google.com', 'https://www.gstatic.com']
    : [];
  const stripe = page.stripeScriptUrl.includes('js.stripe.com')
    ? ['https://api.stripe.com', 'https://hooks.stripe.com']
    : [];
  const outside = [...new Set([...providers, ...recaptcha, ...stripe])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // `https:` and `'self'` are for browsers that do not know strict-dynamic; those that do ignore them.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", 'https:'],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...originOf(page.googleScriptUrl)],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside, ...originOf(page.analyticsUrl), ...remoteOrigins],
    'frame-src': ["'self'", ...outside],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': embeddable ? ['*'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Headers of every answer of this process. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  // Google's sign-in and the payment provider answer through a window they opened.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
