import { openingLine } from '../../src/opening-line';
import { escapeHtml } from '../html';
import type { PageLanguage } from '../page-language';
import type { RestaurantView } from '../restaurant-view';

interface LinkPreview {
  title: string;
  description: string;
  /** The address of the preview; undefined for pages about a person. */
  url?: string | undefined;
  /** The name of the site; the product's when undefined. */
  siteName?: string | undefined;
  /** The address of a picture; without one messengers show only the text. */
  image?: string | undefined;
}

/** The metadata of a page for search engines and messengers, where people usually see a restaurant's link first. */
export function linkPreview({ title, description, url, siteName, image }: LinkPreview): string {
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('type', 'website'),
    property('site_name', siteName ?? 'Tablewell'),
    property('title', title),
    property('description', description),
    ...(url ? [property('url', url)] : []),
    ...(image ? [property('image', image), '<meta name="twitter:card" content="summary_large_image">'] : []),
  ].join('\n');
}

/** Description of a restaurant's booking page. */
export function bookingDescription(restaurant: RestaurantView, wording: PageLanguage): string {
  const opening = openingLine(restaurant, wording).replaceAll('\u00a0', ' ');
  const { name } = restaurant;
  return opening
    ? wording.t('server.descriptionOpen', { restaurant: name, opening })
    : wording.t('server.description', { restaurant: name });
}
