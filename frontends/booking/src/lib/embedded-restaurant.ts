import type { Restaurant } from '../api/types';

const elementId = 'restaurant';

/** The opening hours in lines, which the server alone writes: the days, and their times. */
export type Hours = readonly (readonly [days: string, times: string])[];

/** The restaurant that the server left in a page of its own, if it is this one. Nothing inside the shell. */
export function embeddedRestaurant(id: string): (Restaurant & { hours?: Hours }) | undefined {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  const restaurant = JSON.parse(text) as (Restaurant & { hours?: Hours }) | null;
  return restaurant?.id === id ? restaurant : undefined;
}
