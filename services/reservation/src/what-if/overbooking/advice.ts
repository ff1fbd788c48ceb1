import { calendarTimeOf, openServiceStartsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { instantOf } from '@tablewell/shared/zone';
import { isRefusal } from '@tablewell/chassis/refusal';
import { placeListed, placeParty } from '../../day/starts/place-party';
import type { DayView } from '../../day/tables/day-view';
import { refusals } from '../../restaurant/refusals';
import { type ChanceOfWaits, chancesOfWaits } from './chance-of-waits';
import { expectedEvening, type Known, stayOf } from './expected-evening';
import type { MissingShares } from './missing-shares';

/** The numbers of covers about which there is advice. */
export const advisedCovers = [2, 4] as const;
/** The most full starts of a day about which there is advice: a day of quarter hours. */
const maxStarts = 96;

/** A start that has no table left. */
export interface FullStart {
  /** Minutes after the midnight of the service day, beyond 24:00 on the next morning. */
  readonly minute: number;
  readonly periodName: string;
  /** Epoch milliseconds. */
  readonly from: number;
}

/** What would come of more covers at a full start. */
export interface StartAdvice extends Omit<FullStart, 'from'> {
  readonly chances: readonly (ChanceOfWaits & { readonly covers: number })[];
}

/**
 * The starts of a service day at which the restaurant has no table for a party of a size, and which it could book
 * online for no other reason: not by pacing, blocks or rules, and not because tables are kept from the public
 * (OVERBOOK-4).
 */
export function fullStarts(view: DayView, date: string, partySize: number): FullStart[] {
  // Extra covers are what the advice is about.
  const day = view.withoutExtraCovers;
  const { rules } = day;
  const occupancy = day.at(day.now.getTime());
  if (!occupancy.hasTables || !occupancy.plan.isLargeEnough(partySize)) return [];
  const isFull = (on: DayView, minute: number) => {
    const when = calendarTimeOf({ date, minute });
    // By phone or at the door it might have a table that is kept from the public.
    const inHouse = { when, partySize, rules: 'keep', audience: 'walk-ins' } as const;
    return isFullBy(placeListed(on, { ...when, partySize })) && isFullBy(placeParty(on, inHouse));
  };
  return openServiceStartsOn(date, rules)
    .filter(({ minute }) => isFull(day, minute) && (!day.hasBlocks || isFull(day.unblocked, minute)))
    .flatMap(({ minute, periodName }) => {
      const from = instantOf(calendarTimeOf({ date, minute }), rules.timezone);
      return from === undefined ? [] : [{ minute, periodName, from }];
    })
    .slice(0, maxStarts);
}

const isFullBy = (placed: ReturnType<typeof placeParty>): boolean =>
  isRefusal(placed) && placed.code === refusals.full().code;

/** The advice for the full starts of a service day, in the order of their times (OVERBOOK-3). */
export function overbookingAdvice(
  day: DayView,
  date: string,
  known: Known & { readonly shares: MissingShares },
): StartAdvice[] {
  const { plan } = day.at(day.now.getTime());
  const considered = advisedCovers.flatMap((covers) =>
    fullStarts(day, date, covers).map((start) => ({ covers, start })),
  );
  if (considered.length === 0) return [];
  const chances = chancesOfWaits(
    expectedEvening(day, date, known),
    considered.map(({ covers, start: { from } }) => ({
      ...{ from, options: plan.walkInOptions(covers) },
      ...stayOf(day.rules, covers, from, known.stays),
    })),
    known.shares.doubt,
  );
  const byMinute = new Map<number, StartAdvice>();
  considered.forEach(({ covers, start: { minute, periodName } }, at) => {
    const { chances: known = [] } = byMinute.get(minute) ?? {};
    const own = { covers, ...(chances[at] as ChanceOfWaits) };
    byMinute.set(minute, { minute, periodName, chances: [...known, own] });
  });
  return [...byMinute.values()].sort((a, b) => a.minute - b.minute);
}
