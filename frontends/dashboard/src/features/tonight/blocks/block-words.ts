import type { Block } from '@tablewell/api-client/book';
import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../../lib/calendar';
import type { BlockedParty } from '../api/blocks';
import { clockAt } from '../../../lib/clock';
import { namedTables } from '../../../parts/evening/labels';
import { t } from '../texts';
import { inLocale } from '../../../lib/language';

const all = inLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Table 4; Tables 4 and 5. */
const tablesWords = (numbers: readonly string[]): string => namedTables(numbers, all().format(numbers));

/** What a block covers. */
export function scopeOf({ isEverything, area, tables }: Block): string {
  if (isEverything) return t('tonight.block.wholeRestaurant');
  if (area) return area;
  return tables.length > 0 ? tablesWords(tables) : t('tonight.block.goneTables');
}

/** Words that begin a sentence, within one. The letters of a table's number stay. */
const within = (words: string): string => words.slice(0, 1).toLocaleLowerCase() + words.slice(1);

/** What a block covers, within a sentence. An area keeps its name. */
export const scopeWithin = (block: Block): string =>
  block.area && !block.isEverything ? block.area : within(scopeOf(block));

/** Start and end, with the date if the end is on another day. */
export function blockTimes({ from, until }: Pick<Block, 'from' | 'until'>, zone: string): string {
  const [first, last] = [localTimeOf(from, zone).date, localTimeOf(until, zone).date];
  const end =
    first === last
      ? clockAt(until, zone)
      : t('tonight.block.endOnDay', { time: clockAt(until, zone), day: shortDate(last) });
  return t('tonight.block.stretch', { from: clockAt(from, zone), end });
}

/** The table to which a party would be moved, or why it stays. */
export function destinationOf({ movesTo, stays }: Omit<BlockedParty, 'party'>, isMoved: boolean): string {
  if (!isMoved) return t('tonight.block.staysMarked');
  return movesTo.length > 0
    ? t('tonight.block.movesTo', { tables: within(tablesWords(movesTo)) })
    : t(`tonight.stays.${stays ?? 'no-table'}`);
}

/** 3 reservations are at these tables then. */
export const partiesAtTables = (total: number): string => t('tonight.block.partiesThere', { count: total });
