import type { Availability } from '../api/types';
import { minuteOf } from '@tablewell/shared/calendar';
import { timeLabel } from './labels';
import { t } from './language';

/** One start, as shown by the time selector. */
export interface TimeChoice {
  /** HH:MM, in the restaurant's time zone. */
  readonly time: string;
  /** `6:30 PM`, with the operating period's name if the day has several. */
  readonly label: string;
  /** The operating period's name. */
  readonly period?: string;
  /** False if this party cannot have it. */
  readonly free: boolean;
  /** The UTC instant; unknown if the times come from the opening rules alone. */
  readonly instant?: string;
}

interface Start {
  time: string;
  period: string;
  free: boolean;
  instant?: string;
}

/** The choices of a date from the server's answer. Times that have passed are left out. */
export function choicesFromAvailability({ times }: Availability, now: Date): TimeChoice[] {
  const coming = times.filter(({ reservation_time: at }) => new Date(at) >= now);
  return labelled(
    coming.map((start) => ({
      time: start.time,
      period: start.period,
      free: start.available,
      instant: start.reservation_time,
    })),
  );
}

/** The choices with their labels. */
export function labelled(starts: readonly Start[]): TimeChoice[] {
  const several = new Set(starts.map(({ period }) => period)).size > 1;
  return starts.map((start) => ({
    ...start,
    label:
      several && start.period
        ? t('time.inPeriod', { time: timeLabel(start.time), period: start.period })
        : timeLabel(start.time),
  }));
}

/** Adds the time that a reservation has already, which its guest may keep even if it is no longer offered. */
export function withOwnTime(choices: readonly TimeChoice[], time: string, instant: string): TimeChoice[] {
  const own = { time, label: timeLabel(time), free: true, instant };
  const known = choices.find((choice) => choice.time === time);
  if (known) return choices.map((choice) => (choice === known ? { ...choice, instant } : choice));
  return [...choices, own].sort((a, b) => minuteOf(a.time) - minuteOf(b.time));
}

/**
 * Makes a full time choosable: it may be full because of this party's own booking, whose answer was lost. Without a time
 * every one is: a party that is larger than every table may ask for any.
 */
export const choosable = (choices: readonly TimeChoice[], time: string | undefined): TimeChoice[] =>
  choices.map((choice) => (choice.time === (time ?? choice.time) ? { ...choice, free: true } : choice));

/** The free choices nearest to a wanted time, in the order of the day; of two equally near the earlier first. */
export function nearestFree(choices: readonly TimeChoice[], wanted: string, count = 3): TimeChoice[] {
  const distance = (choice: TimeChoice): number => Math.abs(minuteOf(choice.time) - minuteOf(wanted));
  return choices
    .filter(({ free, time }) => free && time !== wanted)
    .sort((a, b) => distance(a) - distance(b) || minuteOf(a.time) - minuteOf(b.time))
    .slice(0, count)
    .sort((a, b) => minuteOf(a.time) - minuteOf(b.time));
}
