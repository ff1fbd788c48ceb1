import { quarterMinutes, type Reported, sumUp } from './report-counts';
import { stageOf } from './lifecycle';

const dayMs = 86_400_000;

/** The largest party of each band but the last, which has no largest one. */
const sizeBands = [2, 4, 6] as const;
/** The longest lead time of each band but the last, in days. */
const leadBands = [1, 7] as const;

/** The fields of a reservation that say how likely it was to come, with what became of it; none says who it is. */
export interface Attending extends Reported {
  /** When it was made, in epoch milliseconds. */
  readonly madeAt: number;
  /** It said that it comes at this time. */
  readonly isConfirmed: boolean;
}

/** What distinguishes reservations whose chances of coming are counted apart (OVERBOOK-1). */
export interface AttendanceGroup {
  /** The place of its size among 1–2, 3–4, 5–6 and larger, from 0. */
  readonly sizeBand: number;
  /** The place of its lead time among up to a day, up to a week and longer, from 0. */
  readonly leadBand: number;
  readonly isConfirmed: boolean;
}

/** What became of the reservations of a group that start in a quarter of an hour. */
export interface AttendanceCount extends AttendanceGroup {
  /** Minutes after local midnight. */
  readonly minute: number;
  /** Neither canceled nor marked as no-shows. */
  readonly came: number;
  readonly noShows: number;
  /** Canceled less than a day before their time, or after it. */
  readonly canceledLate: number;
}

/** The band of a number of people. */
export const sizeBandOf = (partySize: number): number => bandOf(sizeBands, partySize);

/** The band of the time between booking and start, in milliseconds. */
export const leadBandOf = (leadMs: number): number => bandOf(leadBands, leadMs / dayMs);

function bandOf(bands: readonly number[], value: number): number {
  const band = bands.findIndex((largest) => value <= largest);
  return band < 0 ? bands.length : band;
}

/**
 * Counts what became of a local date's reservations (OVERBOOK-1): without walk-ins, parties of the waitlist, deleted ones,
 * requests that were not accepted, and those that were canceled a day or more before their time.
 */
export function countAttendance(all: readonly Attending[]): AttendanceCount[] {
  return sumUp(
    all.flatMap(countOf),
    ({ minute, sizeBand, leadBand, isConfirmed }) => `${minute} ${sizeBand} ${leadBand} ${isConfirmed}`,
    (sum, { came, noShows, canceledLate }) => {
      sum.came += came;
      sum.noShows += noShows;
      sum.canceledLate += canceledLate;
    },
  );
}

function countOf(party: Attending): AttendanceCount[] {
  const { minute, partySize, from, madeAt, changedAt, isConfirmed, walkIn, request } = party;
  const stage = stageOf(party);
  if (walkIn || stage === 'deleted' || (request && request.state !== 'accepted')) return [];
  const isCanceled = stage === 'canceled';
  if (isCanceled && from - changedAt >= dayMs) return [];
  const isNoShow = stage === 'no-show';
  return [
    {
      minute: Math.floor(minute / quarterMinutes) * quarterMinutes,
      ...{ sizeBand: sizeBandOf(partySize), leadBand: leadBandOf(from - madeAt), isConfirmed },
      came: Number(!isCanceled && !isNoShow),
      noShows: Number(isNoShow),
      canceledLate: Number(isCanceled),
    },
  ];
}
