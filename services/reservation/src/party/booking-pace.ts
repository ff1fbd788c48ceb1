import { stageOf } from './lifecycle';
import { type Early, earlyOf, type Reported, sumUp } from './report-counts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** How many days ahead the pace of bookings is known. */
export const paceDays = 14;

/** The fields of a reservation that tell when it was on the books; none says who it is. */
export interface Paced extends Reported {
  /** When it was made, in epoch milliseconds. */
  readonly madeAt: number;
}

/** How a local date filled (REPORT-10). */
export interface PaceCount extends Early {
  /** The people who came, walk-ins included. */
  readonly came: number;
  /**
   * The people who were booked when the date began, when the day before it began, and so on, to one day more than
   * {@link paceDays}: what starts before the day may turn is of the evening before.
   */
  readonly booked: readonly number[];
}

/** Counts how a local date filled, without deleted reservations, and requests that were not accepted. */
export function countPace(all: readonly Paced[]): PaceCount[] {
  return sumUp(
    all.flatMap(paceOf),
    ({ hour = '' }) => hour,
    (sum, { came, booked }) => {
      sum.came += came;
      sum.booked = sum.booked.map((people, days) => people + (booked[days] ?? 0));
    },
  );
}

function paceOf(party: Paced): PaceCount[] {
  const { partySize, minute, from, madeAt, changedAt, walkIn, request } = party;
  const stage = stageOf(party);
  if (stage === 'deleted' || (request && request.state !== 'accepted')) return [];
  const isCanceled = stage === 'canceled';
  // Near a change of clocks an hour off, which the pace of days does not show.
  const midnight = from - minute * minuteMs;
  const isBooked = (at: number) => !walkIn && madeAt < at && !(isCanceled && changedAt < at);
  return [
    {
      ...earlyOf(party),
      came: isCanceled || stage === 'no-show' ? 0 : partySize,
      booked: Array.from({ length: paceDays + 2 }, (_, days) =>
        isBooked(midnight - days * dayMs) ? partySize : 0,
      ),
    },
  ];
}
