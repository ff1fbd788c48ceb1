import type { AvailabilityRules } from './rules';

/** The public books 1 to 20 people (BOOKING-4). */
export const maxOnline = 20;

/** Whether the public may book a party of this size, only request a table for it, or neither (AVAIL-7). */
type OnlineSize = 'books' | 'asks' | 'too-small';

export function onlineSize({ online }: AvailabilityRules, partySize: number): OnlineSize {
  if (partySize > (online?.largestParty ?? Infinity)) return 'asks';
  return partySize < (online?.smallestParty ?? 1) ? 'too-small' : 'books';
}
