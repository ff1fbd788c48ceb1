import type { Restaurant } from '../api/types';

const elementId = 'restaurant';

/** The opening hours as lines of text, each with days and times, as formatted by the server. */
export type Hours = readonly (readonly [days: string, times: string])[];

/** The restaurant that the server embedded in the page, if it is this one; undefined inside the shell. */
export function embeddedRestaurant(id: string): (Restaurant & { hours?: Hours }) | undefined {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  const restaurant = JSON.parse(text) as (Restaurant & { hours?: Hours }) | null;
  return restaurant?.id === id ? restaurant : undefined;
}
