import { type OpeningRules, serviceTimeOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { type AttendanceCount, leadBandOf, sizeBandOf } from '../../party/attendance-counts';
import { periodNames } from '../reports';

/** Fewer reservations than this say too little (OVERBOOK-2). */
export const fewestReservations = 200;

const dayMs = 86_400_000;
/** With how many reservations a group counts as much as the wider group that it belongs to. */
const weight = 50;
/** The normal deviation beyond which a tenth lies at either side. */
const tenth = 1.2816;

/** The attendance of a local date. */
export interface AttendanceOfDate {
  readonly date: string;
  readonly counts: readonly AttendanceCount[];
}

/** A reservation that may turn out not to come. */
export interface ExpectedReservation {
  /** Its local date and minute. */
  readonly date: string;
  readonly minute: number;
  readonly partySize: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly madeAt: number;
  readonly isConfirmed: boolean;
}

/** How many reservations do not come, from counts without persons. */
export interface MissingShares {
  readonly came: number;
  readonly noShows: number;
  readonly canceledLate: number;
  /** The part of all that were no-shows or canceled late, with the ends of the range in which it is with a chance of 80 %. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The standard deviation of that part, as a part of it. */
  readonly doubt: number;
  /** The chance that a reservation does not come, as known at an instant in epoch milliseconds. */
  of(reservation: ExpectedReservation, now: number): MissingChance;
}

/** The chance that a reservation does not come. */
export interface MissingChance {
  readonly missing: number;
  /** The part of that chance that it cancels before. */
  readonly cancels: number;
}

/** How many reservations were counted. */
export const countedIn = ({ came, noShows, canceledLate }: Sums): number => came + noShows + canceledLate;

type Sums = Pick<AttendanceCount, 'came' | 'noShows' | 'canceledLate'>;
type MutableSums = { -readonly [Field in keyof Sums]: Sums[Field] };

/**
 * The shares of reservations that do not come (OVERBOOK-2), by operating period, lead time, confirmation and size. The
 * share of a group leans on the wider one around it, the more so the fewer reservations it has. A reservation that may
 * still be canceled late, or confirmed, is judged with those that were.
 */
export function missingShares(rules: OpeningRules, dates: readonly AttendanceOfDate[]): MissingShares {
  const periodOf = periodNames(rules);
  const groups = new Map<string, MutableSums>();
  const nameOf = ({ date, minute }: { readonly date: string; readonly minute: number }) => {
    const service = serviceTimeOf({ date, minute }, rules);
    return periodOf(service.date, service.minute);
  };
  for (const { date, counts } of dates)
    for (const count of counts) {
      const { sizeBand, leadBand, isConfirmed } = count;
      const group = [nameOf({ date, minute: count.minute }), leadBand, sizeBand] as const;
      const keys = new Set([...keysOf(...group, undefined), ...keysOf(...group, isConfirmed)]);
      for (const key of keys) add(groups, key, count);
    }
  const all = groups.get('') ?? { came: 0, noShows: 0, canceledLate: 0 };
  return {
    ...all,
    ...rangeOf(all.noShows + all.canceledLate, countedIn(all)),
    of({ from, madeAt, isConfirmed, partySize, ...local }, now) {
      // Within the last day nobody can cancel early any more, and reminders have been answered.
      const isNear = from - now < dayMs;
      const known = isConfirmed || isNear ? isConfirmed : undefined;
      const group = [nameOf(local), leadBandOf(from - madeAt), sizeBandOf(partySize)] as const;
      const missing = keysOf(...group, known).reduce<number>(
        (wider, key) => {
          const { came, noShows, canceledLate } = groups.get(key) ?? { came: 0, noShows: 0, canceledLate: 0 };
          const missing = isNear ? noShows : noShows + canceledLate;
          return (missing + weight * wider) / (came + missing + weight);
        },
        overallOf(all, isNear),
      );
      const canceled = isNear ? 0 : all.canceledLate;
      return { missing, cancels: canceled > 0 ? canceled / (all.noShows + canceled) : 0 };
    },
  };
}

/** The groups of a reservation, the widest first. */
function keysOf(
  period: string,
  leadBand: number,
  sizeBand: number,
  isConfirmed: boolean | undefined,
): string[] {
  const inPeriod = `in ${period}`;
  const afterLead = `${inPeriod} ${leadBand}`;
  const known = isConfirmed === undefined ? afterLead : `${afterLead} ${isConfirmed}`;
  return [...new Set(['', inPeriod, afterLead, known, `${known} of ${sizeBand}`])];
}

function overallOf({ came, noShows, canceledLate }: Sums, isNear: boolean): number {
  const missing = isNear ? noShows : noShows + canceledLate;
  return came + missing > 0 ? missing / (came + missing) : 0;
}

function add(groups: Map<string, MutableSums>, key: string, count: Sums): void {
  const sums = groups.get(key);
  if (!sums) {
    groups.set(key, { came: count.came, noShows: count.noShows, canceledLate: count.canceledLate });
    return;
  }
  sums.came += count.came;
  sums.noShows += count.noShows;
  sums.canceledLate += count.canceledLate;
}

/** A share with the range that holds it in four of five cases (Wilson). */
function rangeOf(missing: number, counted: number): Pick<MissingShares, 'share' | 'low' | 'high' | 'doubt'> {
  if (counted === 0) return { share: 0, low: 0, high: 1, doubt: 0 };
  const share = missing / counted;
  const square = tenth * tenth;
  const middle = (share + square / (2 * counted)) / (1 + square / counted);
  const spread = Math.sqrt((share * (1 - share)) / counted + square / (4 * counted * counted));
  const half = (tenth * spread) / (1 + square / counted);
  const doubt = share > 0 ? Math.sqrt((1 - share) / (share * counted)) : 0;
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), doubt };
}
