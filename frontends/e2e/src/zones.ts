/** A zone in which it is this hour now, for journeys that take place at a certain time of day. */
export function zoneAtHour(hour: number, now = new Date()): string {
  const offset = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // The offsets in the names of these zones have the opposite sign.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** The local date in a zone, YYYY-MM-DD. */
export const todayIn = (zone: string, now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: zone });
