// The time zones of journeys about an owner's day: the restaurant is in Los Angeles, the owner is in Tokyo.

export const there = 'America/Los_Angeles';
export const here = 'Asia/Tokyo';
export const halfHour = 30 * 60_000;

export const dateIn = (zone: string, at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: zone });
export const timeIn = (zone: string, at: Date): string =>
  at.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });

/** How many days an instant is ahead, in the owner's time zone. */
export const daysTo = (at: Date): number =>
  (Date.parse(dateIn(here, at)) - Date.parse(dateIn(here, new Date()))) / 86_400_000;

/**
 * A half hour, more than a day ahead, between 3 AM and 2 PM in Tokyo: an hour before it and after it are on the same
 * day in either zone, and in Los Angeles it is another day than in Tokyo.
 */
export const first = (() => {
  let at = Math.ceil(Date.now() / halfHour) * halfHour + 24 * 2 * halfHour;
  const hour = () => Number(new Date(at).toLocaleTimeString('sv-SE', { timeZone: here, hour: '2-digit' }));
  while (hour() < 3 || hour() >= 14) at += halfHour;
  return new Date(at);
})();
