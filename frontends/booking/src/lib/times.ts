import { localText, nearest } from '@tablewell/federation';
import type { Availability } from '../api/types';
import { shortDay } from './days';
import { timeLabel } from './labels';
import { findText, t } from './language';
import type { LocalTime } from './local-time';

/** One start, as shown by the time selector. */
export interface TimeChoice {
  /** YYYY-MM-DD: after midnight in an evening it is the next date. */
  readonly date: string;
  /** HH:MM, in the restaurant's time zone. */
  readonly time: string;
  /** `6:30 PM`, with the operating period's name if the day has several, or with its date if that is the next one. */
  readonly label: string;
  /** The operating period's name. */
  readonly period?: string;
  /** False if this party cannot have it. */
  readonly free: boolean;
  /** The UTC instant; unknown if the times come from the opening rules alone. */
  readonly instant?: string;
}

interface Start {
  date: string;
  time: string;
  period: string;
  free: boolean;
  instant?: string;
}

/** The choices of a date or an evening from the server's answer. Times that have passed are left out. */
export function choicesFromAvailability({ date, times }: Availability, now: Date): TimeChoice[] {
  const coming = times.filter(({ reservation_time: at }) => new Date(at) >= now);
  return labelled(
    date,
    coming.map((start) => ({
      date: start.date ?? date,
      time: start.time,
      period: start.period,
      free: start.available,
      instant: start.reservation_time,
    })),
  );
}

/** The choices of a date with their labels. */
export function labelled(day: string, starts: readonly Start[]): TimeChoice[] {
  const several = new Set(starts.map(({ period }) => period)).size > 1;
  return starts.map((start) => {
    const time = timeLabel(start.time);
    const name = findText(`period.${start.period}`) ?? start.period;
    const period = start.date === day ? several && name : shortDay(start.date);
    return { ...start, period: name, label: period ? t('time.inPeriod', { time, period }) : time };
  });
}

/** Adds the time that a reservation has already, which its guest may keep even if it is no longer offered. */
export function withOwnTime(
  choices: readonly TimeChoice[],
  { date, time }: LocalTime,
  instant: string,
): TimeChoice[] {
  const own = { date, time, label: timeLabel(time), free: true, instant };
  const known = choices.find((choice) => choice.time === time);
  if (known) return choices.map((choice) => (choice === known ? { ...choice, instant } : choice));
  return [...choices, own].sort((a, b) => (localText(a) < localText(b) ? -1 : 1));
}

/**
 * Makes a full time (`YYYY-MM-DDTHH:MM`) choosable: it may be full because of this party's own booking, whose answer was
 * lost. Without a time every one is: a party that is larger than every table may ask for any.
 */
export const choosable = (choices: readonly TimeChoice[], time: string | undefined): TimeChoice[] =>
  choices.map((choice) =>
    localText(choice) === (time ?? localText(choice)) ? { ...choice, free: true } : choice,
  );

/** The free choices nearest to a wanted time. */
export const nearestFree = (choices: readonly TimeChoice[], wanted: LocalTime, count = 3): TimeChoice[] =>
  nearest(
    choices.filter(({ free, time }) => free && time !== wanted.time),
    wanted,
    count,
  );
