import { expectedAt, isExpected } from '@tablewell/api-client/book';
import type { Party, Stage } from '@tablewell/api-client/book';
import { isUnreached } from '../../lib/party-signs';
import { clockAt } from '../../lib/clock';
import { t } from './texts';

/** 12 min, 1 h 05. */
export function duration(minutes: number): string {
  if (minutes < 60) return t('evening.duration.minutes', { minutes });
  return t('evening.duration.hours', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}

export const partiesLabel = (count: number): string => t('evening.parties', { count });
export const coversLabel = (count: number): string => t('evening.covers', { count });

export const stageLabel = (stage: Stage): string => t(`evening.stage.${stage}`);

/** Running late, about 7:50 PM; empty for a party that did not say so, or is not expected any more. */
export const runningLate = (party: Pick<Party, 'startsAt' | 'late' | 'stage'>, zone: string): string =>
  party.late && isExpected(party) ? t('evening.runningLate', { time: clockAt(expectedAt(party), zone) }) : '';

/** called at 6:00 PM, no answer; empty for any other party. */
export function calledInVain(party: Party, zone: string): string {
  const last = isUnreached(party) && party.steps.findLast(({ step }) => step === 'no-answer');
  return last ? t('evening.calledInVain', { time: clockAt(last.at, zone) }) : '';
}

/** 2 of 4 here; empty for a party that has not come in part. */
export const partlyHere = ({ peopleHere, size }: Pick<Party, 'peopleHere' | 'size'>): string =>
  peopleHere === undefined ? '' : t('evening.partlyHere', { here: peopleHere, size });

/** Table 7, Tables 7 + 8; No table yet. */
export function tablesLabel({ tables }: Pick<Party, 'tables'>): string {
  if (tables.length === 0) return t('evening.tables.none');
  return namedTables(tables, tables.join(' + '));
}

/** Tables by their numbers, which are joined already. */
export const namedTables = (numbers: readonly string[], joined: string): string =>
  t('evening.tables.named', { count: numbers.length, tables: joined });

/** For a table without one of a party, in a list. */
export const noTableLabel = (): string => t('evening.noTable');

/** The seats of a table. */
export const seatsLabel = (seats: number): string => t('evening.seats', { seats });
