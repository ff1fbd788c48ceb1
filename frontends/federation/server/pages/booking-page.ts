import { brandColors, type BrandShades } from '../../src/brand-colors';
import { faceLine } from '../../src/face-line';
import { openingLine } from '../../src/opening-line';
import type { PageData } from '../../src/page-data';
import { embedJson, escapeHtml } from '../html';
import type { OfferedDaysView } from '../offered-days';
import type { PageLanguage } from '../page-language';
import type { PictureView, RestaurantView } from '../restaurant-view';
import { coverClass, coverPicture, logoPicture } from './cover';
import { hoursLines } from './hours-lines';
import { inlineScript } from './inline-scripts/inline-script';
import { setOwnSite } from './inline-scripts/set-own-site';
import { languageLinks } from './language-links';
import { bookingDescription, linkPreview } from './link-preview';
import { withoutScript } from './no-script';
import { offeredTimes } from './offered-times';
import { dataBlock, earlyCall, preload, scriptTag, scriptsAfterPicture } from './page-parts';
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
  /** Undefined if the page concerns no restaurant, or the API did not answer. */
  restaurant: RestaurantView | undefined;
  /** The name shown instead of the product's; undefined if the product is named. */
  ownName?: string | undefined;
  /** The color of the restaurant that the page concerns, if it has one. */
  shades?: BrandShades | undefined;
  /** The logo of the restaurant that the page concerns, if it has one. */
  logo?: PictureView | undefined;
  /** The path for the page's router, if it differs from the one in the address. */
  address?: string | undefined;
  now: Date;
  /** The next days with the times of the first open one; undefined when they were not loaded in time. */
  days: OfferedDaysView | undefined;
  /** The page's first call, if its data is not embedded. */
  firstCall: string | undefined;
}

/** The id of a page's title among the texts. */
export type PageTitle = 'page.book' | 'page.change' | 'page.reservation' | 'wait.page';

/** The id of the element with the page's language and texts. */
const textsId = 'texts';
/** The id of the element with the restaurant that the server has loaded. */
const restaurantDataId = 'restaurant';
const daysDataId = 'offered-days';

/** Fills in the booking remote's page. Everything that came from a restaurant is escaped for its context. */
export function bookingPage(page: BookingPage): string {
  const { restaurant, nonce, language } = page;
  const { t } = language;
  const heading = restaurant ? headingAt(restaurant, page) : t(page.title);
  const isBooking = page.title === 'page.book';
  const parts: Record<string, string> = {
    lang: language.language,
    dir: language.direction,
    title: escapeHtml(restaurant ? heading : `${heading} · ${page.ownName ?? 'Tablewell'}`),
    nonce,
    icon: escapeHtml(iconOf(page)),
    heading: escapeHtml(heading),
    opening: escapeHtml(restaurant ? openingLine(restaurant, language) : ''),
    place: escapeHtml(faceLine(restaurant?.face ?? {})),
    noScript: withoutScript(restaurant, language),
    times: page.days ? offeredTimes(page.days, language, page.now) : '',
    cover: restaurant?.face?.cover ? coverPicture(restaurant.face.cover) : '',
    logo: isBooking && restaurant?.face?.logo ? logoPicture(restaurant.face.logo) : '',
    head: [
      ownSite(page),
      ...(page.shades ? [`<style nonce="${nonce}">${brandColors(page.shades)}</style>`] : []),
      recovery(page.scripts, restaurant, language, nonce),
      ...(restaurant
        ? [
            linkPreview({
              title: heading,
              description:
                restaurant.face?.about || (isBooking ? bookingDescription(restaurant, language) : heading),
              url: page.url,
              siteName: page.ownName,
              image: previewOf(restaurant, page.data.config.publicOrigin),
            }),
            languageLinks(page.url),
            // Diners whom a search engine sent to a restaurant for tests could not book.
            ...(restaurant.mode === 'test' ? ['<meta name="robots" content="noindex">'] : []),
            ...(isBooking && restaurant.mode !== 'test'
              ? [structuredData(restaurant, page.url, page.data.config.publicOrigin, page.now)]
              : []),
          ]
        : []),
      ...page.scripts.map((url) => preload(url, nonce)),
      ...(page.firstCall ? [earlyCall(page.firstCall, nonce)] : []),
    ].join('\n'),
    scripts: [
      dataBlock({ ...page.data, now: page.now.getTime() }),
      `<script type="application/json" id="${textsId}">${textsOf(language, page.title)}</script>`,
      `<script type="application/json" id="${restaurantDataId}">${embedJson(inPage(page))}</script>`,
      ...(page.days
        ? [`<script type="application/json" id="${daysDataId}">${embedJson(page.days)}</script>`]
        : []),
      ...(restaurant?.face?.cover
        ? [scriptsAfterPicture(coverClass, page.scripts, nonce)]
        : page.scripts.map((url) => scriptTag(url, nonce))),
    ].join('\n'),
  };
  return fillTemplate(page.template, parts);
}

const headingAt = ({ name }: RestaurantView, { title, language: { t } }: BookingPage): string =>
  t(title === 'wait.page' ? 'wait.pageAt' : 'page.bookAt', { restaurant: name });

/** Browsers request `/favicon.ico` for a page that declares no icon. */
const noIcon = 'data:,';

/** The product's icon, or that of a restaurant that shows only its own name: the smallest file of its logo. */
function iconOf({ ownName, logo }: BookingPage): string {
  if (ownName === undefined) return '/favicon.svg';
  return logo ? logo.sources[0]?.srcset.split(' ')[0] || logo.url : noIcon;
}

/** Sets the page's path and the restaurant's own name, before all other scripts. */
const ownSite = ({ ownName, address, nonce }: BookingPage): string =>
  address || ownName !== undefined ? inlineScript(nonce, setOwnSite, address || null, ownName ?? null) : '';

/**
 * The restaurant as embedded in the page: with its hours as lines of text, and without the fields that only the server
 * uses.
 */
function inPage({ restaurant, language, now }: BookingPage): object | null {
  if (!restaurant) return null;
  return { ...restaurant, embedding: undefined, hours: hoursLines(restaurant, language, now) };
}

function previewOf({ face }: RestaurantView, origin: string): string | undefined {
  const { cover, logo } = face ?? {};
  const path = face?.preview ?? cover?.preview ?? logo?.url;
  return path === undefined ? undefined : origin + path;
}

// A language's texts are the same in every page of a locale, so they are serialized once.
const embedded = new Map<string, string>();

function textsOf({ language, locale, firstWeekday, ...has }: PageLanguage, title: PageTitle): string {
  const isWaitlist = title === 'wait.page';
  const key = `${language} ${locale} ${isWaitlist}`;
  const texts = isWaitlist ? has.waitlistTexts : has.texts;
  const known = embedded.get(key) ?? embedJson({ language, locale, firstWeekday, texts });
  embedded.set(key, known);
  return known;
}
