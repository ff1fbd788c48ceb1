import { localTimeOf } from '@tablewell/shared/zone';
import { turnOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { earliest, take } from '../../day/tables/table-times';
import type { WaitRange } from '../../party/wait';
import type { Waiter } from './line';
import { type Course, courses, type Floor } from './courses';
import { neededFrom, optionsOf, type Seeker } from './table-in-turn';

const minuteMs = 60_000;
/** The part of the courses that a range leaves out at each end (WAIT-28). */
const tail = 0.1;
/** The ends of a range are multiples of this many minutes. */
const stepMinutes = 5;

/** What a party is told, and whether it can be told anything. */
export type Quote = WaitRange | undefined;

/** A party in the order in which tables are given, or one that would be. */
type Asking = Seeker & Pick<Waiter, 'id'>;

/**
 * How long each party of the line waits from now on (WAIT-6), and last a party that would join it. Pure.
 *
 * The evening is played many times, each time with other stays of those who sit, and the parties of the line get the
 * earliest table in their turn, between the bookings that need it. A range is what most courses have in common. A party
 * further back never has a better range because somebody was put before it: each wait is the longest of those behind
 * every beginning of the line, as one more party may otherwise send others to tables where they leave sooner.
 * @param others parties that would each join at the end; they do not wait for each other
 * @returns the quotes of the line, then those of the others
 */
export function quotesOf(
  floor: Floor,
  line: readonly Asking[],
  others: readonly Seeker[] = [],
): readonly Quote[] {
  const all = [...line, ...others];
  if (!floor.day.hasTables) return all.map(() => undefined);
  const asks = asksOf(floor, all);
  const kinds = [...new Set(asks)];
  const last = new Map(asks.map((ask, index) => [ask, Math.min(index, line.length)]));
  const waits = all.map((): number[] => []);
  for (const course of courses(floor)) {
    const longest = new Map<Ask, number>();
    // Everybody who still waits learns what those before leave.
    const learn = (index: number): void => {
      for (const kind of kinds) {
        const known = longest.get(kind) ?? 0;
        if (known === Infinity || (last.get(kind) ?? 0) < index) continue;
        const found = earliest(course.times, kind.options, { ...kind, from: floor.now });
        longest.set(kind, Math.max(known, found ? found.at - floor.now : Infinity));
      }
    };
    line.forEach(({ id }, index) => {
      const ask = asks[index] as Ask;
      learn(index);
      waits[index]?.push(longest.get(ask) ?? 0);
      seat(course, floor, ask, id);
    });
    if (others.length === 0) continue;
    learn(line.length);
    others.forEach((_, index) => {
      const at = line.length + index;
      waits[at]?.push(longest.get(asks[at] as Ask) ?? 0);
    });
  }
  return waits.map(rangeOf);
}

/** How long a party that joins now waits. */
export const quoteOf = (floor: Floor, ahead: readonly Asking[], party: Seeker): Quote =>
  quotesOf(floor, ahead, [party]).at(-1);

/** What parties of one size that request the same areas need. */
interface Ask {
  readonly partySize: number;
  readonly options: ReturnType<typeof optionsOf>;
  readonly neededMs: number;
  readonly latest: number;
}

/** What each party of the line needs; the same object for parties that need the same. */
function asksOf({ day, now, latest }: Floor, line: readonly Seeker[]): readonly Ask[] {
  const known = new Map<string, Ask>();
  return line.map((party) => {
    const key = JSON.stringify([party.partySize, party.areas]);
    let ask = known.get(key);
    if (!ask) {
      const needed = neededFrom(day, party, now);
      const neededMs = needed.until - needed.from;
      ask = { partySize: party.partySize, options: optionsOf(day, party), neededMs, latest };
      known.set(key, ask);
    }
    return ask;
  });
}

/** Gives a party of the line its table, for as long as it stays in this course. */
function seat({ times, stayOf }: Course, { day, now }: Floor, ask: Ask, id: string): void {
  const found = earliest(times, ask.options, { ...ask, from: now });
  if (!found) return;
  const { date, minute } = localTimeOf(now, day.rules.timezone);
  const { pauseMinutes } = turnOn(day.rules, date, minute, ask.partySize);
  const minutes = stayOf({ id, partySize: ask.partySize, from: now }, 0) + pauseMinutes;
  for (const table of found.option.tables)
    take(times, table, { from: found.at, until: found.at + minutes * minuteMs });
}

/** What most waits have in common; undefined if too many do not end. */
function rangeOf(waits: readonly number[]): Quote {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Infinity;
  const [low, high] = [at(tail), at(1 - tail)];
  if (!Number.isFinite(high)) return undefined;
  const from = Math.floor(low / minuteMs / stepMinutes) * stepMinutes;
  const until = Math.ceil(high / minuteMs / stepMinutes) * stepMinutes;
  // A range of no length would be a promise to the minute, which only a free table can keep.
  return { from, until: until === from && until > 0 ? until + stepMinutes : until };
}
