import { scaleTime } from 'd3';
import type { ScaleTime } from 'd3';
import { byNumber, endOf, holdsTables, minuteMs } from '@tablewell/api-client/book';
import type { Block, Evening, Party } from '@tablewell/api-client/book';

/** The geometry of the timeline in pixels. */
const roomyRow = 40;
/** A bar of this row is still as high as a pointer's smallest target, so that twenty tables fit on a tablet. */
const denseRow = 28;
/** So many rows are roomy. */
const fewRows = 12;
/** The column of the tables' numbers. */
export const labelWidth = 76;
/** Width of one hour. */
export const hourWidth = 136;
const hourMs = 60 * minuteMs;

/** One party at one table. */
export interface Bar {
  readonly party: Party;
  readonly row: number;
  readonly x: number;
  readonly width: number;
  /** Where its text begins: within the part that the timeline opens with, if it began before. */
  readonly textX: number;
}

/** The bars of a party at several tables, which are connected from the first to the last row. */
export interface Link {
  readonly party: Party;
  readonly rows: readonly number[];
  readonly x: number;
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
  /** `noTable` for the rows of parties without a table, which come first, then the tables' numbers. */
  readonly rows: readonly string[];
  readonly rowHeight: number;
  readonly bars: readonly Bar[];
  readonly links: readonly Link[];
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
  const width = ((last - first) / hourMs) * hourWidth;
  const x = scaleTime([first, last], [0, width]);
  const numbers = [...evening.tables].sort(byNumber).map(({ number }) => number);
  const known = new Set(numbers);
  const lanes = lanesOf(
    parties.filter(
      ({ tables, stage }) => stage !== 'finished' && !tables.some((number) => known.has(number)),
    ),
    now,
  );
  const rows = [...lanes.map(() => noTable), ...numbers];
  const bars = rows.flatMap((number, row) =>
    (lanes[row] ?? parties.filter(({ tables }) => tables.includes(number))).map((party): Bar => {
      const from = x(party.from);
      const width = Math.max(6, x(endOf(party, now)) - from);
      const hidden = Math.min(opensAt(x, now) - from, width - leastText);
      return { party, row, x: from, width, textX: Math.max(0, hidden) };
    }),
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
  const rowHeight = rows.length > fewRows ? denseRow : roomyRow;
  const links = linksOf(bars);
  return { rows, rowHeight, bars, links, bands, x, hours, width, height: rows.length * rowHeight };
}

/** Parties in as few rows as possible, so that none covers another. */
function lanesOf(parties: readonly Party[], now: number): readonly (readonly Party[])[] {
  const lanes: Party[][] = [];
  for (const party of [...parties].sort((a, b) => a.from - b.from)) {
    const lane = lanes.find((each) => each.every((other) => endOf(other, now) <= party.from));
    if (lane) lane.push(party);
    else lanes.push([party]);
  }
  return lanes;
}

function linksOf(bars: readonly Bar[]): readonly Link[] {
  const found = new Map<string, { party: Party; rows: number[]; x: number }>();
  for (const { party, row, x } of bars) {
    const link = found.get(party.id);
    if (link) link.rows.push(row);
    else found.set(party.id, { party, rows: [row], x });
  }
  return [...found.values()].filter(({ rows }) => rows.length > 1);
}

/** How far the timeline is scrolled when it opens: what has just started is still in sight. */
export const opensAt = (x: TimelineLayout['x'], now: number): number => x(now) - hourWidth;

/** So much of a bar is left to its text. */
const leastText = 72;

const floorHour = (at: number): number => Math.floor(at / hourMs) * hourMs;
const ceilHour = (at: number): number => Math.ceil(at / hourMs) * hourMs;
