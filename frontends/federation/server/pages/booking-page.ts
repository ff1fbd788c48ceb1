import { faceLine } from '../../src/face-line';
import { openingLine } from '../../src/opening-line';
import type { PageData } from '../../src/page-data';
import { embedJson, escapeHtml } from '../html';
import type { OfferedDaysView } from '../offered-days';
import type { PageLanguage } from '../page-language';
import type { RestaurantView } from '../restaurant-view';
import { coverPicture } from './cover';
import { languageLinks } from './language-links';
import { bookingDescription, linkPreview } from './link-preview';
import { dataBlock, earlyCall, preload, scriptTag } from './page-parts';
import { recovery } from './recovery';
import { structuredData } from './structured-data';
import { fillTemplate } from './template';

export interface BookingPage {
  /** The remote's own template with `{{names}}`. */
  template: string;
  title: PageTitle;
  language: PageLanguage;
  nonce: string;
  data: PageData;
  scripts: readonly string[];
  /** The page's public address. */
  url: string;
  /** Undefined when the page concerns no restaurant, or the API did not answer. */
  restaurant: RestaurantView | undefined;
  /** The next days with the times of the first open one; undefined when they were not there in time. */
  days: OfferedDaysView | undefined;
  /** The page's first call, when its data is not in the page already. */
  firstCall: string | undefined;
}

/** The id of a page's title among the texts. */
export type PageTitle = 'page.book' | 'page.change' | 'page.reservation';

/** Where the page finds its language, with the texts of it. */
const textsId = 'texts';
/** Where the page finds the restaurant that the server already read. */
const restaurantDataId = 'restaurant';
const daysDataId = 'offered-days';

/** Fills the booking remote's page. Everything that came from a restaurant is escaped for its context. */
export function bookingPage(page: BookingPage): string {
  const { restaurant, nonce, language } = page;
  const { t } = language;
  const heading = restaurant ? t('page.bookAt', { restaurant: restaurant.name }) : t(page.title);
  const parts: Record<string, string> = {
    lang: language.language,
    dir: language.direction,
    title: escapeHtml(restaurant ? heading : `${heading} · Tablewell`),
    nonce,
    heading: escapeHtml(heading),
    opening: escapeHtml(restaurant ? openingLine(restaurant, language) : ''),
    place: escapeHtml(faceLine(restaurant?.face ?? {})),
    noScript: escapeHtml(t('server.noScript')),
    cover: restaurant?.face?.cover ? coverPicture(restaurant.face.cover) : '',
    head: [
      recovery(page.scripts, restaurant, language, nonce),
      ...(restaurant
        ? [
            linkPreview({
              title: heading,
              description: restaurant.face?.about || bookingDescription(restaurant, language),
              url: page.url,
              image: previewOf(restaurant, page.data.config.publicOrigin),
            }),
            languageLinks(page.url),
            structuredData(restaurant, page.url, page.data.config.publicOrigin),
          ]
        : []),
      ...page.scripts.map((url) => preload(url, nonce)),
      ...(page.firstCall ? [earlyCall(page.firstCall, nonce)] : []),
    ].join('\n'),
    scripts: [
      dataBlock(page.data),
      `<script type="application/json" id="${textsId}">${textsOf(language)}</script>`,
      `<script type="application/json" id="${restaurantDataId}">${embedJson(restaurant ?? null)}</script>`,
      ...(page.days
        ? [`<script type="application/json" id="${daysDataId}">${embedJson(page.days)}</script>`]
        : []),
      ...page.scripts.map((url) => scriptTag(url, nonce)),
    ].join('\n'),
  };
  return fillTemplate(page.template, parts);
}

function previewOf({ face }: RestaurantView, origin: string): string | undefined {
  const { cover, logo } = face ?? {};
  const path = cover?.preview ?? logo?.url;
  return path === undefined ? undefined : origin + path;
}

// A language's texts are the same in every page.
const embedded = new Map<string, string>();

function textsOf({ language, texts }: PageLanguage): string {
  const known = embedded.get(language) ?? embedJson({ language, texts });
  embedded.set(language, known);
  return known;
}
