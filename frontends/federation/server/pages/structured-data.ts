import { embedJson } from '../html';
import type { RestaurantView } from '../restaurant-view';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The restaurant in the words of schema.org, so that search engines offer its tables. `origin` makes addresses absolute. */
export function structuredData(restaurant: RestaurantView, url: string, origin: string): string {
  const { name, phoneNumber, face = {}, operatingHours = [], closedDays } = restaurant;
  const images = [face.cover, face.logo].flatMap((each) => (each ? [origin + each.url] : []));
  const address = defined({
    '@type': 'PostalAddress',
    streetAddress: face.street,
    postalCode: face.postalCode,
    addressLocality: face.city,
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
    priceRange: face.priceLevel ? '$'.repeat(face.priceLevel) : undefined,
    image: images.length > 0 ? images : undefined,
    address: face.street || face.city ? address : undefined,
    acceptsReservations: url,
    openingHoursSpecification: operatingHours.map(({ openingTime, closingTime, daysOfWeek = [] }) =>
      defined({
        '@type': 'OpeningHoursSpecification',
        opens: openingTime,
        closes: closingTime === '24:00' ? '23:59' : closingTime,
        dayOfWeek: openDays(daysOfWeek, closedDays?.weekly ?? []),
      }),
    ),
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: url, actionPlatform: platforms },
      result: { '@type': 'FoodEstablishmentReservation' },
    },
  });
  return `<script type="application/ld+json">${embedJson(data)}</script>`;
}

const platforms = ['http://schema.org/DesktopWebPlatform', 'http://schema.org/MobileWebPlatform'];

/** No days mean all of them. */
function openDays(daysOfWeek: readonly number[], closed: readonly number[]): string[] {
  return days.filter(
    (_name, day) => (daysOfWeek.length === 0 || daysOfWeek.includes(day)) && !closed.includes(day),
  );
}

function defined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== ''));
}
