import type { OfferedDays } from '../api/types';

const elementId = 'offered-days';

/** The next days that the server left in a page of its own, if they are of this restaurant and party. */
export function embeddedDays(restaurantId: string, guests: number): OfferedDays | undefined {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  const given = JSON.parse(text) as (OfferedDays & { restaurantId: string }) | null;
  return given?.restaurantId === restaurantId && given.guests === guests ? given : undefined;
}
