import type { Party, Stage } from '@tablewell/api-client/evening';
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
