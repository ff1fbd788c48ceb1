import { noteServerTime } from '@tablewell/api-client/server-clock';
import { readPageData } from '@tablewell/federation';

/**
 * Takes the server's time from the page, which was written between its request and the start of its code: the clock of a
 * phone may be wrong, and decides neither which day is today nor which times have passed.
 */
export function goByPagesTime(): void {
  const { now } = readPageData();
  const startedAt = Date.now();
  if (now) noteServerTime(now, startedAt - performance.now(), startedAt);
}
