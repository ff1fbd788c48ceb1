import type { Block } from '@tablewell/api-client/evening';
import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../../lib/calendar';
import type { PartyAtBlock } from '../api/blocks';
import { clockAt } from '../words';

const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Table 4; Tables 4 and 5. */
export const tablesWords = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'Table' : 'Tables'} ${all.format(numbers)}`;

/** What a block covers. */
export function whatOf({ isEverything, area, tables }: Block): string {
  if (isEverything) return 'The whole restaurant';
  if (area) return area;
  return tables.length > 0 ? tablesWords(tables) : 'Tables that are gone';
}

/** From when until when, with the date of an end on another day. */
export function stretchOf({ from, until }: Pick<Block, 'from' | 'until'>, zone: string): string {
  const [first, last] = [localTimeOf(from, zone).date, localTimeOf(until, zone).date];
  const end = first === last ? clockAt(until, zone) : `${clockAt(until, zone)} on ${shortDate(last)}`;
  return `${clockAt(from, zone)} to ${end}`;
}

const stayWords = {
  'no-table': 'stays: no other table is free',
  begun: 'stays: it is there already',
  chosen: 'stays: a host chose its table',
  'past-midnight': 'stays: it sits past midnight',
} as const;

/** Where a party would go, or why it stays. */
export function fateOf({ movesTo, stays }: PartyAtBlock, isMoved: boolean): string {
  if (!isMoved) return 'stays, marked';
  return movesTo.length > 0
    ? `moves to ${tablesWords(movesTo).toLowerCase()}`
    : stayWords[stays ?? 'no-table'];
}

/** 3 reservations are at these tables then. */
export const partiesAtTables = (total: number): string =>
  total === 1 ? '1 reservation is at these tables then' : `${total} reservations are at these tables then`;
