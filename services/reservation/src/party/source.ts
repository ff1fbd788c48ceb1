/** Where a reservation came from: a site's name with the full address, or `direct` with none (BOOKING-14). */
export interface Source {
  readonly source: string;
  readonly fullUrl: string;
}

const maxUrlLength = 500;
/** The longest DNS name. */
const maxHostLength = 253;
/** The source of parties that came through the waitlist. */
export const waitlistSource: Source = { source: 'waitlist', fullUrl: '' };
const direct: Source = { source: 'direct', fullUrl: '' };

/** Parses the referrer. Anything but a web address is `direct`, because it is displayed as a link. */
export function sourceOf(referer: string): Source {
  let url: URL;
  try {
    url = new URL(referer.trim());
  } catch {
    return direct;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return direct;
  if (url.hostname.length > maxHostLength) return direct;
  return { source: url.hostname.replace(/^www\./, ''), fullUrl: url.href.slice(0, maxUrlLength) };
}

/**
 * The page's address without personal data: no query, fragment or credentials. For counts that are kept longer than
 * personal data.
 */
export function pageOf(fullUrl: string): string {
  if (!URL.canParse(fullUrl)) return '';
  const { protocol, host, pathname } = new URL(fullUrl);
  return `${protocol}//${host}${pathname}`;
}
