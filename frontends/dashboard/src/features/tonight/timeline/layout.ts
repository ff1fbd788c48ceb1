import { scaleTime } from 'd3';
import type { ScaleTime } from 'd3';
import { byNumber, endOf, holdsTables, minuteMs } from '@tablewell/api-client/evening';
import type { Block, Evening, Party } from '@tablewell/api-client/evening';

/** The geometry of the timeline in pixels. */
export const rowHeight = 40;
export const headHeight = 32;
export const labelWidth = 64;
/** Width of one hour. */
export const hourWidth = 112;
const hourMs = 60 * minuteMs;

/** One party at one table. */
export interface Bar {
  readonly party: Party;
  readonly row: number;
  readonly x: number;
  readonly width: number;
}

/** A block at one table. */
export interface Band {
  readonly block: Block;
  readonly row: number;
  readonly x: number;
  readonly width: number;
}

/** The rows of the timeline and their content. */
export interface TimelineLayout {
  /** The tables' numbers, top to bottom; parties without a table are in the row below, if there are any. */
  readonly rows: readonly string[];
  readonly bars: readonly Bar[];
  readonly bands: readonly Band[];
  readonly x: ScaleTime<number, number>;
  readonly hours: readonly number[];
  readonly width: number;
  readonly height: number;
}

export const noTable = '';

/** A longer block does not make the timeline longer: only the part within the parties' hours is drawn. */
const longestShownMs = 8 * hourMs;

/** Lays out the evening: from an hour before its first party or block to an hour after its last one. */
export function layOut(evening: Evening, now: number): TimelineLayout {
  // A request that holds no table is not shown here.
  const parties = evening.parties.filter((party) => holdsTables(party) || party.stage === 'finished');
  const { blocks = [] } = evening;
  const short = blocks.filter(({ from, until }) => until - from <= longestShownMs);
  const starts = [...parties, ...short].map(({ from }) => from);
  const ends = [...parties.map((party) => endOf(party, now)), ...short.map(({ until }) => until)];
  const first = floorHour(Math.min(...(starts.length > 0 ? starts : [now])) - hourMs / 2);
  const last = ceilHour(Math.max(...(ends.length > 0 ? ends : [now + 3 * hourMs])) + hourMs / 2);
  const hours = Array.from(
    { length: Math.round((last - first) / hourMs) + 1 },
    (_, hour) => first + hour * hourMs,
  );
  const width = labelWidth + ((last - first) / hourMs) * hourWidth;
  const x = scaleTime([first, last], [labelWidth, width]);
  const numbers = [...evening.tables].sort(byNumber).map(({ number }) => number);
  const known = new Set(numbers);
  const lost = parties.filter(({ tables }) => !tables.some((number) => known.has(number)));
  const rows = lost.length > 0 ? [...numbers, noTable] : numbers;
  const bars = rows.flatMap((number, row) =>
    (number === noTable ? lost : parties.filter(({ tables }) => tables.includes(number))).map(
      (party): Bar => {
        const from = x(party.from);
        return { party, row, x: from, width: Math.max(6, x(endOf(party, now)) - from) };
      },
    ),
  );
  const bands = blocks.flatMap((block) => {
    const from = Math.max(block.from, first);
    const until = Math.min(block.until, last);
    if (from >= until) return [];
    const isOwn = (number: string) =>
      block.tables.includes(number) || (number === noTable && block.isEverything);
    return rows.flatMap((number, row): Band[] =>
      isOwn(number) ? [{ block, row, x: x(from), width: x(until) - x(from) }] : [],
    );
  });
  return { rows, bars, bands, x, hours, width, height: headHeight + rows.length * rowHeight };
}

const floorHour = (at: number): number => Math.floor(at / hourMs) * hourMs;
const ceilHour = (at: number): number => Math.ceil(at / hourMs) * hourMs;
