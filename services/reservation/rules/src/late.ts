/** The delays that a diner's notice can announce, in minutes (AFTER-3). */
export const announcedMinutes = [10, 20, 30] as const;

/**
 * A party may send a late notice from `noticeFromMinutes` before its start until `noticeUntilMinutes` after it (AFTER-3).
 */
const noticeFromMinutes = 180;
const noticeUntilMinutes = 60;

/** How many messages to the restaurant a reservation takes (AFTER-4). */
export const maxMessages = 3;
export const longestMessage = 300;

const minuteMs = 60_000;

/** Whether a party that is due at `startsAt` may send a late notice now. Both in epoch milliseconds. */
export function maySendLateNotice(startsAt: number, now: number): boolean {
  return now >= startsAt - noticeFromMinutes * minuteMs && now <= startsAt + noticeUntilMinutes * minuteMs;
}
