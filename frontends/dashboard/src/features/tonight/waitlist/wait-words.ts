import { minuteMs } from '@tablewell/api-client/book';
import type { Party, WaitRange } from '@tablewell/api-client/book';
import { clockAt } from '../../../lib/clock';
import { duration } from '../../../parts/evening/labels';
import type { Advice } from './api';
import { t } from '../texts';

/** How long a party has waited, in minutes. */
export const waitedMinutes = ({ wait, startsAt }: Pick<Party, 'wait' | 'startsAt'>, now: number): number =>
  Math.max(0, Math.floor((now - (wait?.joinedAt ?? startsAt)) / minuteMs));

/** Whether a party that still waits has waited longer than it was told. */
export const isBroken = (party: Party, now: number): boolean =>
  party.stage === 'waiting' &&
  party.wait?.quote !== undefined &&
  waitedMinutes(party, now) > party.wait.quote.until;

/** 25 to 40 minutes. */
export const rangeWords = ({ from, until }: WaitRange): string => t('tonight.wait.range', { from, until });

/** The quoted wait; empty if none was quoted, or if a table was free. */
export function toldWords(party: Party, now: number): string {
  const { quote } = party.wait ?? {};
  if (!quote || quote.until === 0) return '';
  return isBroken(party, now) ? t('tonight.wait.broken', { ...quote }) : t('tonight.wait.told', { ...quote });
}

/** How long it still waits; empty while a table is free for it. */
export function expectedWords(advice: Advice | undefined): string {
  if (!advice || advice.tables.length > 0) return '';
  return advice.expected ? t('tonight.wait.expected', { ...advice.expected }) : t('tonight.wait.notTonight');
}

/** The table for a party now, why, and until when it could stay; empty: none. */
export function proposalWords(advice: Advice | undefined, zone: string): string {
  if (!advice || advice.tables.length === 0) return '';
  const reason = t(`tonight.wait.reason.${advice.reason}`);
  const proposed = t('tonight.wait.proposed', { table: advice.tables.join('+'), reason });
  return advice.until === undefined
    ? proposed
    : `${proposed} ${t('tonight.wait.until', { time: clockAt(advice.until, zone) })}`;
}

/** How long its ready table is still held. */
export function heldWords({ stage, wait }: Party, now: number): string {
  if (stage !== 'ready' || wait?.readyUntil === undefined) return '';
  // The page's clock is up to a minute behind, and nobody is promised more than is left.
  const minutes = Math.floor((wait.readyUntil - now) / minuteMs);
  return wait.readyUntil > now
    ? t('tonight.wait.held', { duration: duration(minutes) })
    : t('tonight.wait.heldOver');
}
