/** By how many minutes a party may say that it comes late. */
export const lateMinutes = [10, 20, 30] as const;

/** How long before its start, and after it, a party may say so (AFTER-3). */
export const lateFromMinutes = 180;
export const lateUntilMinutes = 60;

/** How many words to the restaurant a reservation takes (AFTER-4). */
export const mostMessages = 3;
export const longestMessage = 300;

const minuteMs = 60_000;

/** Whether a party that is due at an instant may say now that it comes late. Both in epoch milliseconds. */
export function mayComeLate(startsAt: number, now: number): boolean {
  return now >= startsAt - lateFromMinutes * minuteMs && now <= startsAt + lateUntilMinutes * minuteMs;
}
