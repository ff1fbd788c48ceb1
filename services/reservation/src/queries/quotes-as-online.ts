import { soonestOnline } from '../day/starts/soonest-online';
import type { Quote } from '../evening/waiting/quote';
import type { Seeker } from '../evening/waiting/table-in-turn';
import type { FloorNow } from './floor-now';

const minuteMs = 60_000;

/**
 * A range that begins no later than a start that the same party could book online now (WAIT-22): nobody is told at the door to
 * wait for longer than the page shows a table for.
 */
export function quotesAsOnline({ view, now, latest }: FloorNow): (party: Seeker, quote: Quote) => Quote {
  const known = new Map<string, number | undefined>();
  return (party, quote) => {
    if (quote?.from === 0) return quote;
    const key = JSON.stringify([party.partySize, party.areas, quote?.from]);
    if (!known.has(key)) {
      const before = quote ? now + quote.from * minuteMs : latest + 1;
      known.set(key, soonestOnline(view, party, before));
    }
    const startsAt = known.get(key);
    if (startsAt === undefined) return quote;
    const minutes = Math.floor((startsAt - now) / minuteMs);
    return { from: minutes, until: quote?.until ?? Math.ceil((latest - now) / minuteMs) };
  };
}
