import { validateReservation } from '@tablewell/booking-rules';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { findRestaurant } from '../commands/access';
import { findLine } from '../commands/waitlist/find-line';
import { requestedAreas } from '../commands/waitlist/join-waitlist';
import { aheadOf, type Waiter } from '../evening/waiting/line';
import { type Proposal, proposalsFor } from '../evening/waiting/proposals';
import { type Quote, quotesOf } from '../evening/waiting/quote';
import { neededFrom, type Seeker } from '../evening/waiting/table-in-turn';
import type { Ports } from '../ports';
import { type FloorNow, loadFloor } from './floor-now';
import { quotesAsOnline } from './quotes-as-online';

export type QuotePorts = Pick<Ports, 'restaurants' | 'reservations' | 'days' | 'stays' | 'clock'>;

const minuteMs = 60_000;
const now0: Quote = { from: 0, until: 0 };
/** A party that is not in line yet. */
const asking = ' asks';

/**
 * What parties of the line can be told. A party whose table is free now, and whose turn it is, does not wait any more.
 */
export function askLine(
  floor: FloorNow,
  line: readonly Waiter[],
): { quotes: readonly Quote[]; proposals: ReadonlyMap<string, Proposal> } {
  const proposals = proposalsFor(floor.day, line, floor.now);
  const played = line.every(({ id }) => proposals.has(id)) ? [] : quotesOf(floor, line);
  const asOnline = quotesAsOnline(floor);
  const quotes = line.map((party, index) => {
    if (proposals.has(party.id)) return now0;
    return from(asOnline(party, played[index]), ((party.notBefore ?? 0) - floor.now) / minuteMs);
  });
  return { quotes, proposals };
}

/** The wait of a party that does not want to sit within the next `minutes` minutes. */
const from = (quote: Quote, minutes: number): Quote =>
  quote && minutes > 0
    ? { from: Math.max(quote.from, Math.floor(minutes)), until: Math.max(quote.until, Math.ceil(minutes)) }
    : quote;

/** What a party that joins now is told. */
interface Answer {
  readonly quote: Quote;
  /** The parties before it. */
  readonly ahead: number;
  /** The table that is free for it. */
  readonly table: Proposal | undefined;
}

/** What each of some parties is told that would join now. */
export function askForEach(
  floor: FloorNow,
  line: readonly Waiter[],
  seekers: readonly Seeker[],
): readonly Answer[] {
  const ahead = aheadOf(line, '');
  const tables = seekers.map(({ partySize, areas }) => {
    const party = { id: asking, name: '', partySize, areas, joinedAt: floor.now, isLapsed: false };
    return proposalsFor(floor.day, [...ahead, party], floor.now).get(asking);
  });
  const played = tables.every(Boolean) ? [] : quotesOf(floor, ahead, seekers);
  const asOnline = quotesAsOnline(floor);
  return seekers.map((seeker, index) => ({
    quote: tables[index] ? now0 : asOnline(seeker, played[ahead.length + index]),
    ahead: ahead.length,
    table: tables[index],
  }));
}

const askFor = (floor: FloorNow, line: readonly Waiter[], seeker: Seeker): Answer =>
  askForEach(floor, line, [seeker])[0] ?? { quote: undefined, ahead: 0, table: undefined };

interface QuoteRequest {
  readonly restaurantId: string;
  readonly partySize: number;
  readonly areas: readonly string[];
}

/** How long a party that joins now would wait, for members (WAIT-6). */
export function quoteWait(ports: QuotePorts) {
  return async (actor: Actor | undefined, request: QuoteRequest) => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, request.restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const { partySize } = request;
    const problems = validateReservation({ partySize }, 'member');
    if (problems.length > 0) return invalid(problems);
    const areas = requestedAreas(restaurant, request.areas);
    if (isRefusal(areas)) return areas;
    const now = ports.clock(request.restaurantId);
    const [floor, line] = await Promise.all([
      loadFloor(ports, restaurant, now),
      findLine(ports, restaurant, now),
    ]);
    return { ...askFor(floor, line, { partySize, areas }), isMeasured: floor.stays.isMeasured };
  };
}

/** A party that waits, as of now. */
export interface WaitingNow {
  readonly id: string;
  readonly expected: Quote;
  readonly proposal: Proposal | undefined;
  /** When its stay at the proposed table would end before its turn does. */
  readonly until: number | undefined;
}

/** The line of tonight with its proposals, for members (WAIT-3). */
export function listWaiting(ports: QuotePorts) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<{ waiting: readonly WaitingNow[]; isMeasured: boolean } | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const now = ports.clock(restaurantId);
    const line = await findLine(ports, restaurant, now);
    if (line.length === 0) return { waiting: [], isMeasured: false };
    const floor = await loadFloor(ports, restaurant, now);
    const { quotes, proposals } = askLine(floor, line);
    const waiting = line.map((party, index): WaitingNow => {
      const proposal = proposals.get(party.id);
      const turn = neededFrom(floor.day, party, floor.now).until;
      const until = proposal?.until !== undefined && proposal.until < turn ? proposal.until : undefined;
      return { id: party.id, expected: quotes[index], proposal, until };
    });
    return { waiting, isMeasured: floor.stays.isMeasured };
  };
}
