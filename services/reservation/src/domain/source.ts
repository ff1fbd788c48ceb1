/** Where a reservation came from: a site's name with the full address, or `direct` with none (spec owner §2). */
export interface Source {
  readonly source: string;
  readonly fullUrl: string;
}

const longestUrl = 500;
const direct: Source = { source: 'direct', fullUrl: '' };

/** Reads the referring page. Anything but a web address is `direct`: it is shown as a link one day. */
export function sourceOf(referer: string): Source {
  let url: URL;
  try {
    url = new URL(referer.trim());
  } catch {
    return direct;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return direct;
  return { source: url.hostname.replace(/^www\./, ''), fullUrl: url.href.slice(0, longestUrl) };
}

/** The page without what may name a person: its query, fragment and sign-in. For counts that outlive the person. */
export function pageOf(fullUrl: string): string {
  if (!URL.canParse(fullUrl)) return '';
  const { protocol, host, pathname } = new URL(fullUrl);
  return `${protocol}//${host}${pathname}`;
}
