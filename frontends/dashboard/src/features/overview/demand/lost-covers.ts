import type { LostHour } from './api/demand';
import { t } from '../texts';
import { clock } from '../../../lib/language';
import { unmetReasonLabel, unmetReasonOf, unmetReasons } from '../../../lib/unmet-reasons';
import type { UnmetReason } from '../../../lib/unmet-reasons';

/** The covers that were lost in an hour of the day. */
export interface HourLoss {
  /** Undefined: the diners looked at a date, and no start was free. */
  readonly hour: number | undefined;
  readonly label: string;
  readonly covers: Readonly<Record<UnmetReason, number>>;
  readonly total: number;
}

/** The lost covers by hour of the day, without gaps, followed by those of whole dates. */
export function lostCovers(lost: readonly LostHour[]): HourLoss[] {
  const hours = lost.flatMap(({ hour }) => hour ?? []);
  const first = Math.min(...hours);
  const all =
    hours.length === 0 ? [] : Array.from({ length: Math.max(...hours) - first + 1 }, (_, at) => first + at);
  const byHour = all.map((hour) => lossOf(hour, lost));
  const looked = lossOf(undefined, lost);
  return looked.total > 0 ? [...byHour, looked] : byHour;
}

function lossOf(hour: number | undefined, lost: readonly LostHour[]): HourLoss {
  const covers: Record<UnmetReason, number> = { tables: 0, pacing: 0, window: 0, sizes: 0, closed: 0 };
  let total = 0;
  for (const each of lost) {
    if (each.hour !== hour) continue;
    const reason = unmetReasonOf(each.rule);
    if (reason) covers[reason] += each.covers;
    if (reason) total += each.covers;
  }
  const label = hour === undefined ? t('overview.demand.anyTime') : clock.hour(hour * 60);
  return { hour, label, covers, total };
}

/** The reasons by which any cover was lost, in words. */
export const reasonsIn = (losses: readonly HourLoss[]) =>
  unmetReasons
    .filter(({ id }) => losses.some(({ covers }) => covers[id] > 0))
    .map(({ id }) => ({ id, label: unmetReasonLabel(id) }));
