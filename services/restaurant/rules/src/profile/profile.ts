import { sanitize } from '@tablewell/shared/text';

/** A restaurant's presentation to diners (PROFILE-1). Every text may be empty. */
export interface Profile {
  readonly about: string;
  readonly cuisine: string;
  /** 1 to 4; 0: not stated. */
  readonly priceLevel: number;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** The state, province or prefecture. */
  readonly region: string;
  /** An `https:` or `http:` address. */
  readonly website: string;
  /** The dress code, dogs, late arrivals and the like. */
  readonly policies: string;
  /** The color of the booking page's buttons and links, as `#rrggbb`; empty: the product's own. */
  readonly accent: string;
}

export const noProfile: Profile = {
  about: '',
  cuisine: '',
  priceLevel: 0,
  street: '',
  postalCode: '',
  city: '',
  region: '',
  website: '',
  policies: '',
  accent: '',
};

export const highestPriceLevel = 4;

/** The longest texts. */
export const profileBounds = {
  about: 600,
  cuisine: 60,
  street: 120,
  postalCode: 20,
  city: 80,
  region: 80,
  website: 200,
  policies: 1_500,
} as const;

/** `casa-ruiz.example/menu`, as people type it. */
const withoutScheme = /^[^\s:/?#@]+\.[^\s:/?#@]+(:\d+)?([/?#]|$)/;

const withScheme = (address: string): string =>
  withoutScheme.test(address) ? `https://${address}` : address;

/** A profile with sanitized texts, a website with its scheme, and its color in lower case. */
export function tidyProfile({ priceLevel, accent, website, ...texts }: Profile): Profile {
  const clean = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sanitize(text)]));
  return {
    ...(clean as typeof texts),
    priceLevel,
    website: withScheme(website.trim()),
    accent: accent.trim().toLowerCase(),
  };
}
