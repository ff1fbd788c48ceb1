import type { Restaurant } from './read-copies';

/*
 * What time it is in a test restaurant whose clock was moved (TEST-7). Its reminders, and what its messages say about
 * times, go by that clock (TEST-8); when a message is written, sent or given up is a matter of the machine's (TEST-9).
 */

type OwnClock = Pick<Restaurant, 'clockAheadMs'>;

/** An instant of the machine's clock, as the restaurant's shows it. */
export function inRestaurant({ clockAheadMs = 0 }: OwnClock, at: Date): Date {
  return clockAheadMs === 0 ? at : new Date(at.getTime() + clockAheadMs);
}

/** When the machine's clock shows what is an instant of the restaurant's. */
export function atMachine({ clockAheadMs = 0 }: OwnClock, at: Date): Date {
  return clockAheadMs === 0 ? at : new Date(at.getTime() - clockAheadMs);
}
