import type { Restaurant } from '../api/types';

const elementId = 'restaurant';

/** The restaurant that the server left in a page of its own, if it is this one. Nothing inside the shell. */
export function embeddedRestaurant(id: string): Restaurant | undefined {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  const restaurant = JSON.parse(text) as Restaurant | null;
  return restaurant?.id === id ? restaurant : undefined;
}
