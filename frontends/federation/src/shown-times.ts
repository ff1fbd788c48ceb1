// Which starts of a day the booking page shows first. The server writes them into the page and its code renders them
// again, so both use these functions.

/** A local date and time of a restaurant, as YYYY-MM-DD and HH:MM. */
interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** A start of a day. */
interface Start extends LocalTime {
  /** The operating period's name. */
  readonly period?: string;
  /** False if the party cannot have it. */
  readonly free: boolean;
}

/** Starts under one heading. */
export interface TimeGroup<S extends Start = Start> {
  /** The operating period's name; empty if the day has only one. */
  readonly period: string;
  /** YYYY-MM-DD; after midnight it is the next date. */
  readonly date: string;
  readonly times: S[];
}

/** A day with more starts shows those around an hour. */
const maxShown = 16;
const shownAround = 12;
/** Most diners come in the evening. */
const usualTime = '19:00';

/** A local time as `YYYY-MM-DDTHH:MM`. */
export const localText = ({ date, time }: LocalTime): string => `${date}T${time}`;

/** The starts of a day that are nearest to a time, in their order; of two equally near the earlier first. */
export function nearest<S extends LocalTime>(starts: readonly S[], wanted: LocalTime, count: number): S[] {
  const at = (local: LocalTime): number => Date.parse(localText(local));
  const distance = (start: S): number => Math.abs(at(start) - at(wanted));
  const near = [...starts].sort((a, b) => distance(a) - distance(b)).slice(0, count);
  return starts.filter((start) => near.includes(start));
}

const hourOf = ({ date, time }: LocalTime): LocalTime => ({ date, time: `${time.slice(0, 2)}:00` });

/** The hours of a long day's starts; none for a day whose starts are all shown. */
export function hoursOf(starts: readonly Start[]): LocalTime[] {
  if (starts.length <= maxShown) return [];
  return starts.map(hourOf).filter(({ time }, index, hours) => time !== hours[index - 1]?.time);
}

/** The hour around which a long day is shown first: that of the chosen start, else the evening, if something is free then. */
export function firstHour(starts: readonly Start[], day: string, chosen: string): LocalTime {
  const usual = { date: day, time: usualTime };
  const own = starts.find(({ time }) => time === chosen);
  const free = starts.filter((start) => start.free);
  const isFree = nearest(starts, usual, shownAround).some((start) => start.free);
  const [first] = nearest(isFree || !free[0] ? starts : free, usual, 1);
  return hourOf(own ?? first ?? usual);
}

/** The starts around an hour; all of a shorter day, the evening's period first. */
export function shownGroups<S extends Start>(
  starts: readonly S[],
  day: string,
  hour: LocalTime,
): TimeGroup<S>[] {
  const isLong = starts.length > maxShown;
  const [evening] = nearest(starts, { date: day, time: usualTime }, 1);
  const hasPeriods = starts.some(({ period }) => period !== evening?.period);
  const groups = new Map<string, TimeGroup<S>>();
  for (const start of isLong ? nearest(starts, hour, shownAround) : starts) {
    const { date, period = '' } = start;
    const key = `${date} ${period}`;
    const group = groups.get(key) ?? { period: hasPeriods ? period : '', date, times: [] };
    groups.set(key, group);
    group.times.push(start);
  }
  const inOrder = [...groups.values()];
  const first = isLong ? 0 : inOrder.findIndex(({ times }) => times.includes(evening as S));
  return [...inOrder.slice(first), ...inOrder.slice(0, first)];
}
