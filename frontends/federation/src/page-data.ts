import type { RemoteMap } from './contract';

/** A customer's quote about the product. */
export interface Testimonial {
  quote: string;
  name: string;
  restaurant: string;
  /** It is invented, which the page says. */
  isExample?: boolean;
}

/** Public configuration that the server writes into each page. Nothing here is secret. */
export interface PageConfig {
  publicOrigin: string;
  recaptchaSiteKey: string;
  recaptchaScriptUrl: string;
  /** Sign-ups of one network that need no captcha (SIGN_UPS_WITHOUT_CAPTCHA); 0: the sign-up page shows it at once. */
  signUpsWithoutCaptcha: number;
  googleClientId: string;
  googleScriptUrl: string;
  stripePublishableKey: string;
  stripeScriptUrl: string;
  /** Page views are posted to this address; empty disables them. */
  analyticsUrl: string;
  /** The days of trial that are granted, shown on pricing and billing pages. 0: no trial. */
  trialDays: number;
  /** The days of trial shown on landing and marketing pages. */
  trialDaysAdvertised: number;
  /** Days after which the personal data of a reservation is deleted, as stated by the privacy policy. */
  retentionDays: number;
  /** How many restaurants Premium includes (PREMIUM_MAX_RESTAURANTS). */
  premiumLocations: number;
  /** The address of support; if empty, the pages show none. */
  supportEmail: string;
  offers: SupportOffers;
  /** Shown on the landing page; if empty, the section is left out. */
  testimonials: readonly Testimonial[];
}

/** Which support the operator offers besides the address for every plan; the price list promises no other. */
export interface SupportOffers {
  prioritySupport: boolean;
  phoneSupport: boolean;
  accountManager: boolean;
}

/** The reader's language if it is not English; only some pages of the shell are translated (LANG-10). */
export interface ReaderLanguage {
  readonly language: string;
  /** The shell's texts, compiled, by their ids; on translated pages only. */
  readonly texts?: Readonly<Record<string, unknown>>;
  /** The titles of the translated pages, by their routes. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Data that the server writes into a page as JSON, in `<script type="application/json" id="tablewell">`. */
export interface PageData {
  /** The browser sent no session cookie with the request of the page: without a token it has no session. */
  visitor?: true;
  /** The reader's language, if it is not English. */
  reader?: ReaderLanguage;
  /** When the server wrote the page, in epoch milliseconds. */
  now?: number;
  config: PageConfig;
  remotes: RemoteMap;
}

export const pageDataId = 'tablewell';

const fallback: PageData = {
  config: {
    publicOrigin: '',
    recaptchaSiteKey: '',
    recaptchaScriptUrl: '',
    signUpsWithoutCaptcha: 1,
    googleClientId: '',
    googleScriptUrl: '',
    stripePublishableKey: '',
    stripeScriptUrl: '',
    analyticsUrl: '',
    trialDays: 30,
    trialDaysAdvertised: 14,
    retentionDays: 30,
    premiumLocations: 1,
    supportEmail: '',
    offers: { prioritySupport: false, phoneSupport: false, accountManager: false },
    testimonials: [],
  },
  remotes: {},
};

/** Reads the page's data once. In a page without any (a test) every outside script is disabled. */
export function readPageData(): PageData {
  cached ??= parse();
  return cached;
}

/** The page's public configuration. */
export const pageConfig = (): PageConfig => readPageData().config;

/** For tests that change the document between cases. */
export const forgetPageData = (): void => {
  cached = undefined;
};

let cached: PageData | undefined;

function parse(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return fallback;
  const given = JSON.parse(text) as Partial<PageData>;
  return {
    config: { ...fallback.config, ...given.config },
    remotes: given.remotes ?? {},
    ...(given.now ? { now: given.now } : {}),
    ...(given.visitor ? { visitor: true } : {}),
    ...(given.reader ? { reader: given.reader } : {}),
  };
}
