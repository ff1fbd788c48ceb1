import { addDays, weekdayOf } from '@tablewell/shared/calendar';

/** How a service day filled. */
export interface PacedDay {
  readonly date: string;
  /** The people who came. */
  readonly came: number;
  /** The people who were booked when the day began, when the day before it began, and so on. */
  readonly booked: readonly number[];
}

/** A service day to come, and what is known of it. */
interface ComingDay {
  readonly date: string;
  /** From 1 for tomorrow. */
  readonly daysAhead: number;
  /** The people who are booked. */
  readonly booked: number;
  /** The share of today that has passed, from 0 to 1. */
  readonly elapsed: number;
}

/** The error that forecasts made `daysAhead` days ahead would have had. */
export interface ForecastError {
  readonly daysAhead: number;
  /** Over how many days. */
  readonly days: number;
  /** The mean difference between forecast and truth in either direction, in people. */
  readonly meanError: number;
  /** The mean of the people who came. */
  readonly meanCame: number;
}

/** The newest days of a weekday that a forecast goes by; with fewer than three there is none. */
const likeDays = { most: 8, fewest: 3 };
/** The days before today whose forecasts are compared with the people who came. */
const checkedDays = 28;

/**
 * The people who will come: those who are booked, and as many more as came on the last days of the same weekday beyond
 * those who were booked as many days before (REPORT-10). Undefined if too few such days are known.
 * @param past days before today, the newest first, without those on which nobody came
 */
export function forecastOf(
  past: readonly PacedDay[],
  { date, daysAhead, booked, elapsed }: ComingDay,
): number | undefined {
  const weekday = weekdayOf(date);
  const today = addDays(date, -daysAhead);
  const like = past
    .filter((day) => day.date < today && weekdayOf(day.date) === weekday)
    .slice(0, likeDays.most);
  if (like.length < likeDays.fewest) return undefined;
  const later = like.map((day) => {
    const [before = 0, after = 0] = [day.booked[daysAhead], day.booked[daysAhead - 1]];
    return day.came - before - (after - before) * elapsed;
  });
  return Math.max(0, Math.round(booked + mean(later)));
}

/**
 * The errors of the forecasts of the last four weeks for each number of days ahead, each by what was known when the day
 * so long before began.
 */
export function forecastErrors(
  past: readonly PacedDay[],
  { today, maxDaysAhead }: { readonly today: string; readonly maxDaysAhead: number },
): ForecastError[] {
  const first = addDays(today, -checkedDays);
  const checked = past.filter(({ date }) => date >= first);
  return Array.from({ length: maxDaysAhead }, (_, index) => index + 1).flatMap((daysAhead) => {
    const pairs = checked.flatMap(({ date, came, booked }) => {
      const known = { date, daysAhead, booked: booked[daysAhead] ?? 0, elapsed: 0 };
      const told = forecastOf(past, known);
      return told === undefined ? [] : [{ off: Math.abs(told - came), came }];
    });
    if (pairs.length === 0) return [];
    const meanError = mean(pairs.map(({ off }) => off));
    return [{ daysAhead, days: pairs.length, meanError, meanCame: mean(pairs.map(({ came }) => came)) }];
  });
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / figures.length;
