/** The most sites that may show a restaurant's booking page. */
export const maxSites = 20;
const longestSite = 200;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = `(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})`;
const port = '(?::[1-9]\\d{0,4})?';
const siteShape = new RegExp(`^https://(?:\\*\\.)?${host}${port}$`);
/** Matches a site that its owner tries out on their own machine. */
const trialShape = new RegExp(`^http://(?:localhost|127\\.0\\.0\\.1)${port}$`);

/** An invalid site of the list; `field` is a path such as `sites[2]`. */
interface SiteProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * A site as people type it, converted to the origin that browsers compare: `Example.com/` is `https://example.com`.
 * Text that is not a site stays recognizable, so that an error can name it.
 */
export function tidySite(text: string): string {
  const typed = text.trim().toLowerCase().replace(/\/$/, '');
  const site = typed === '' || typed.includes('://') ? typed : `https://${typed}`;
  return site.replace(/^(https:\/\/[^/]+):443$/, '$1').replace(/^(http:\/\/[^/]+):80$/, '$1');
}

/** Tidied sites, each once, without empty lines. */
export const tidySites = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(tidySite).filter((site) => site !== '')),
];

/** True for an origin, or all subdomains of a domain, that may be in a `frame-ancestors` list (EMBED-2). */
export const isSite = (site: string): boolean =>
  site.length <= longestSite && (siteShape.test(site) || trialShape.test(site)) && portOf(site) <= 65_535;

const portOf = (site: string): number => Number(/:(\d+)$/.exec(site)?.[1] ?? 0);

/** Every problem of a list of sites (EMBED-2); of one that is too long, that alone. Expects tidied sites. */
export function siteProblems(sites: readonly string[]): SiteProblem[] {
  if (sites.length > maxSites) return [{ field: 'sites', message: `Please list at most ${maxSites} sites` }];
  return sites.flatMap((site, index) =>
    isSite(site) ? [] : [{ field: `sites[${index}]`, message: problemOf(site) }],
  );
}

function problemOf(site: string): string {
  const shown = site.length > 60 ? `${site.slice(0, 59)}…` : site;
  if (site.startsWith('http://')) return `${shown} must begin with https://`;
  if (/^https:\/\/[^/]+\//.test(site)) return `${shown} must be the site alone, without a page`;
  if (site.includes('*')) return `${shown}: a star stands for subdomains only, as in *.example.com`;
  if (/[^\x20-\x7e]/.test(site)) return `${shown} must be in its form for browsers, which begins with xn--`;
  return `${shown} is not the address of a site, such as https://www.example.com`;
}
