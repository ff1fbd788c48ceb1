import { minutesOver, minutesSince, turnEndOf } from '@tablewell/api-client/book';
import type { TableKind, TableState } from '@tablewell/api-client/book';
import { clockAt } from '../../../lib/clock';
import { duration, partlyHere, runningLate, seatsLabel } from '../../../parts/evening/labels';
import { t } from '../texts';

export const kindLabel = (kind: TableKind): string => t(`tonight.kind.${kind}`);

/** A table with its state, its party and its server, in words. */
export function nameOf(
  state: TableState,
  server: string | undefined,
  at: number,
  zone: string,
  isFirstVisit = false,
): string {
  const { table, kind, party } = state;
  return [
    t('tonight.table.title', { number: table.number }),
    seatsLabel(table.seats),
    kindLabel(kind),
    ...(party ? [party.name, t('tonight.partyOf', { size: party.size })] : []),
    ...(isFirstVisit ? [t('tonight.row.firstVisit')] : []),
    stateText(state, at, zone),
    ...(party && kind !== 'free' ? [partlyHere(party)] : []).filter(Boolean),
    ...(isBlockedAt(state, at) && kind !== 'blocked' ? [t('tonight.table.isBlocked')] : []),
    ...(server ? [t('tonight.table.servedBy', { server })] : []),
  ].join(', ');
}

/** Whether a block of the table has started, even while a party sits there. */
export const isBlockedAt = ({ block }: TableState, at: number): boolean =>
  block !== undefined && block.from <= at;

/** Whether the party at a table, or the one that it is kept for, comes for the first time. */
export const isFirstVisitAt = ({ kind, party }: TableState, firstVisits: ReadonlySet<string>): boolean =>
  party !== undefined && kind !== 'free' && kind !== 'blocked' && firstVisits.has(party.id);

/** The time that matters at a table: since when, from when, until when. */
export function stateText(
  { kind, party, freeUntil, next, block }: TableState,
  at: number,
  zone: string,
): string {
  if (kind === 'blocked' && block)
    return block.reason
      ? t('tonight.when.blockedBecause', { time: clockAt(block.until, zone), reason: block.reason })
      : t('tonight.when.blocked', { time: clockAt(block.until, zone) });
  if (kind === 'free' || !party)
    return freeUntil === undefined
      ? t('tonight.when.freeAllEvening')
      : t('tonight.when.freeUntil', { time: clockAt(freeUntil, zone) });
  if (kind === 'due')
    return party.stage === 'arrived'
      ? t('tonight.when.here', { duration: duration(minutesSince(party, 'arrive', at) ?? 0) })
      : runningLate(party, zone) || t('tonight.when.due', { time: clockAt(party.startsAt, zone) });
  if (kind === 'over')
    return next
      ? t('tonight.when.overNext', {
          duration: duration(minutesOver(party, at)),
          time: clockAt(next.startsAt, zone),
        })
      : t('tonight.pastItsTime', { duration: duration(minutesOver(party, at)) });
  return t('tonight.when.seatedUntil', {
    duration: duration(minutesSince(party, 'seat', at) ?? 0),
    time: clockAt(turnEndOf(party), zone),
  });
}
