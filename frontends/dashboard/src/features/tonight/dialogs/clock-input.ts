import { clockText } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';

/** The value of a time field: `HH:MM` on the restaurant's clock. */
export const clockOfInput = (at: number, zone: string): string => clockText(localTimeOf(at, zone).minute);

const minuteMs = 60_000;

/** The first full five minutes from the minute of an instant on, as people name times. */
export const roundTimeAfter = (at: number): number => Math.ceil(Math.floor(at / minuteMs) / 5) * 5 * minuteMs;
