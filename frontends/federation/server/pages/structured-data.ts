import { priceRange } from '../../src/face-line';
import { dateIn, type Span, spansOfWeek, specialHours, type WeekOpening } from '../../src/opening-by-day';
import { embedJson } from '../html';
import type { RestaurantView } from '../restaurant-view';

/** Search engines read pages rarely, so special dates are listed far ahead. */
const daysListed = 92;
const maxListed = 60;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The restaurant in schema.org terms, so that search engines offer its tables. `origin` makes addresses absolute. */
export function structuredData(restaurant: RestaurantView, url: string, origin: string, now: Date): string {
  const { name, phoneNumber, face = {} } = restaurant;
  const images = [face.cover, face.logo].flatMap((each) => (each ? [origin + each.url] : []));
  const address = defined({
    '@type': 'PostalAddress',
    streetAddress: face.street,
    postalCode: face.postalCode,
    addressLocality: face.city,
    addressRegion: face.region,
    addressCountry: face.country,
  });
  const data = defined({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url: face.website || url,
    telephone: phoneNumber,
    description: face.about,
    servesCuisine: face.cuisine,
    priceRange: priceRange(face),
    image: images.length > 0 ? images : undefined,
    address: face.street || face.city ? address : undefined,
    acceptsReservations: url,
    openingHoursSpecification: [...weekHours(restaurant), ...dateHours(restaurant, now)],
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: url, actionPlatform: platforms },
      result: { '@type': 'FoodEstablishmentReservation' },
    },
  });
  return `<script type="application/ld+json">${embedJson(data)}</script>`;
}

const platforms = ['http://schema.org/DesktopWebPlatform', 'http://schema.org/MobileWebPlatform'];

/** Days that have the same hours are one entry. */
function weekHours(opening: WeekOpening): object[] {
  const daysBySpan = new Map<string, { span: Span; dayOfWeek: string[] }>();
  for (const [day, spans] of spansOfWeek(opening).entries()) {
    for (const span of spans) {
      const key = `${span.openingTime}-${span.closingTime}`;
      const entry = daysBySpan.get(key) ?? { span, dayOfWeek: [] };
      entry.dayOfWeek.push(days[day] ?? '');
      daysBySpan.set(key, entry);
    }
  }
  return [...daysBySpan.values()].map(({ span, dayOfWeek }) => ({ ...hours(span), dayOfWeek }));
}

/** Dates whose hours differ from the week's; opening and closing at midnight means closed. */
function dateHours(opening: WeekOpening, now: Date): object[] {
  const dates = specialHours(opening, dateIn(opening.timezone, now), daysListed).slice(0, maxListed);
  return dates.flatMap(({ from, until, spans }) => {
    const valid = { validFrom: from, validThrough: until };
    const closed = { openingTime: '00:00', closingTime: '00:00' };
    return (spans.length === 0 ? [closed] : spans).map((span) => ({ ...hours(span), ...valid }));
  });
}

const hours = ({ openingTime, closingTime }: Span) => ({
  '@type': 'OpeningHoursSpecification',
  opens: openingTime,
  closes: closingTime === '24:00' ? '23:59' : closingTime,
});

function defined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== ''));
}
