import type { OfferedDays } from '../api/types';

const elementId = 'offered-days';

/** The next days that the server embedded in the page, if they are for this restaurant and party size. */
export function embeddedDays(restaurantId: string, guests: number): OfferedDays | undefined {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  const given = JSON.parse(text) as (OfferedDays & { restaurantId: string }) | null;
  return given?.restaurantId === restaurantId && given.guests === guests ? given : undefined;
}
