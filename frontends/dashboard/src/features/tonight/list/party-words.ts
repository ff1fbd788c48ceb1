import { isExpected, minutesLate } from '@tablewell/api-client/evening';
import type { Party } from '@tablewell/api-client/evening';
import { cardWords, lateWords } from '../../../lib/diner-words';
import { unfitMark } from '../../unfit/unfit-note';
import { clockAt, duration, stageLabel } from '../words';
import { t } from '../texts';

/** Shown below a name without notes. */
export const partyWords = ({ stage, size }: Party): string =>
  stage === 'confirmed' ? stageLabel('confirmed') : t('tonight.guests', { count: size });

/** The party has not arrived and has announced that it comes late. */
export const saysLate = (party: Party): boolean => isExpected(party) && party.late !== undefined;

/** How late it is, counted from its time. */
export const lateLabel = (party: Party, beyond: number): string =>
  t('tonight.row.late', { duration: duration(beyond + (party.late?.minutes ?? 0)) });

/** The details that the party gave, before and after booking. */
export const saidBy = (party: Party): string => [party.notes, cardWords(party)].filter(Boolean).join(' · ');

export const isAtBlock = ({ blockedBy = [] }: Party): boolean => blockedBy.length > 0;

/** The row in words, for screen readers. */
export function labelOf(party: Party, zone: string, now: number, unfits: boolean): string {
  const late = minutesLate(party, now);
  const parts = [
    party.name,
    t('tonight.partyOf', { size: party.size }),
    clockAt(party.startsAt, zone),
    late > 0 ? lateLabel(party, late) : stageLabel(party.stage),
    saysLate(party) ? lateWords(party, zone) : '',
    party.tables.length > 0
      ? t('tonight.row.tables', { tables: party.tables.join(' and ') })
      : t('tonight.row.noTable'),
    isAtBlock(party) ? t('tonight.row.tableBlocked') : '',
    unfits ? unfitMark().toLowerCase() : '',
    saidBy(party),
  ];
  return parts.filter(Boolean).join(', ');
}
