/** The delays that a late notice can give, in minutes. */
export const lateMinutes = [10, 20, 30] as const;

/**
 * A party may send a late notice from `lateFromMinutes` before its start until `lateUntilMinutes` after it (AFTER-3).
 */
const lateFromMinutes = 180;
const lateUntilMinutes = 60;

/** How many messages to the restaurant a reservation takes (AFTER-4). */
export const mostMessages = 3;
export const longestMessage = 300;

const minuteMs = 60_000;

/** Whether a party that is due at `startsAt` may send a late notice now. Both in epoch milliseconds. */
export function mayComeLate(startsAt: number, now: number): boolean {
  return now >= startsAt - lateFromMinutes * minuteMs && now <= startsAt + lateUntilMinutes * minuteMs;
}
