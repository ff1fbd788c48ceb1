import {
  blockWithin,
  byNumber,
  hasTablesAt,
  holdsTables,
  minuteMs,
  turnMinutesOf,
} from '@tablewell/api-client/evening';
import type { Evening, Party, Table } from '@tablewell/api-client/evening';

/** A table that a party could take, and until when it is free. */
export interface Suggestion {
  readonly table: Table;
  /** When the next party needs the table; undefined if none does within the turn time. */
  readonly freeUntil?: number;
}

/** The shortest stay that is offered. */
const shortestMinutes = 45;

/**
 * The tables for a party that comes at `from`, best first: those free for the whole turn time by least wasted seats,
 * then those free for a shorter stay, longest first. Only a suggestion: the service decides (EVENING-5).
 */
export function suggestTables(evening: Evening, size: number, from: number, now = from): Suggestion[] {
  const until = from + turnMinutesOf(evening, size) * minuteMs;
  const busy = evening.parties.filter((party) => holdsTables(party) && hasTablesAt(party, from, now));
  const blockAt = ({ number }: Table): number | undefined => {
    const block = blockWithin(evening.blocks ?? [], number, { from, until });
    return block && Math.max(from, block.from);
  };
  const options = evening.tables
    .filter(({ seats }) => seats >= size)
    .map((table) => ({ table, freeUntil: earliest(nextAt(busy, table, from, until), blockAt(table)) }))
    .filter(({ freeUntil }) => freeUntil === undefined || freeUntil - from >= shortestMinutes * minuteMs);
  return options
    .sort(
      (a, b) =>
        Number(a.freeUntil !== undefined) - Number(b.freeUntil !== undefined) ||
        (b.freeUntil ?? 0) - (a.freeUntil ?? 0) ||
        a.table.seats - b.table.seats ||
        byNumber(a.table, b.table),
    )
    .map(({ table, freeUntil }) => ({ table, ...(freeUntil === undefined ? {} : { freeUntil }) }));
}

const earliest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

/** When a party needs the table between `from` and `until`; `from` if a party sits there. */
function nextAt(busy: readonly Party[], { number }: Table, from: number, until: number): number | undefined {
  const starts = busy
    .filter((party) => party.tables.includes(number) && party.from < until)
    .map((party) => (party.stage === 'seated' ? from : Math.max(from, party.from)));
  return starts.length > 0 ? Math.min(...starts) : undefined;
}
