import { localTimeOf } from '@tablewell/shared/zone';

const two = (value: number): string => String(value).padStart(2, '0');

/** The value of a time field: `HH:MM` on the restaurant's clock. */
export function clockOfInput(at: number, zone: string): string {
  const { minute } = localTimeOf(at, zone);
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const minuteMs = 60_000;

/** The first full five minutes from the minute of an instant on, as people name times. */
export const roundTimeAfter = (at: number): number => Math.ceil(Math.floor(at / minuteMs) / 5) * 5 * minuteMs;
