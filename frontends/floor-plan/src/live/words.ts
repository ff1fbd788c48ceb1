import { minutesOver, minutesSince, turnEndOf } from '@tablewell/api-client/book';
import type { Party, TableState } from '@tablewell/api-client/book';
import { localTimeOf } from '@tablewell/shared/zone';
import { clock, t } from '../texts';

/** A time in the restaurant's time zone, as in `7:30 PM`. */
export const clockAt = (at: number, zone: string): string => clock.label(localTimeOf(at, zone).minute);

/** A party's name and size, as in `Anna Rossi, party of 4`. */
export const partyText = ({ name, size }: Pick<Party, 'name' | 'size'>): string =>
  t('plan.party', { name, size });

/** The state of a table and its party in one line. */
export function stateText({ kind, party, freeUntil, block }: TableState, at: number, zone: string): string {
  if (kind === 'blocked' && block)
    return block.reason
      ? t('plan.since.blockedBecause', { time: clockAt(block.until, zone), reason: block.reason })
      : t('plan.since.blocked', { time: clockAt(block.until, zone) });
  if (!party || kind === 'free')
    return freeUntil === undefined
      ? t('plan.since.freeAllDay')
      : t('plan.since.free', { time: clockAt(freeUntil, zone) });
  if (kind === 'due')
    return party.stage === 'arrived'
      ? t('plan.since.waiting', {
          minutes: minutesSince(party, 'arrive', at) ?? 0,
          time: clockAt(party.startsAt, zone),
        })
      : t('plan.since.due', { time: clockAt(party.startsAt, zone) });
  if (party.stage !== 'seated' && party.stage !== 'finished')
    return t('plan.since.planned', {
      from: clockAt(party.from, zone),
      until: clockAt(turnEndOf(party), zone),
    });
  const from = clockAt(party.from, zone);
  return kind === 'over'
    ? t('plan.since.over', { from, minutes: minutesOver(party, at) })
    : t('plan.since.until', { from, until: clockAt(turnEndOf(party), zone) });
}
