import { scaleTime } from 'd3';
import type { ScaleTime } from 'd3';
import { byNumber, endOf, holdsTables, minuteMs } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';

/** The geometry of the timeline in pixels. */
export const rowHeight = 40;
export const headHeight = 32;
export const labelWidth = 64;
/** Of one hour. */
export const hourWidth = 112;
const hourMs = 60 * minuteMs;

/** One party at one table. */
export interface Bar {
  readonly party: Party;
  readonly row: number;
  readonly x: number;
  readonly width: number;
}

/** The rows of the timeline and what lies in them. */
export interface TimelineLayout {
  /** The tables' numbers, top to bottom; parties without a table lie in the row below, if there are any. */
  readonly rows: readonly string[];
  readonly bars: readonly Bar[];
  readonly x: ScaleTime<number, number>;
  readonly hours: readonly number[];
  readonly width: number;
  readonly height: number;
}

export const noTable = '';

/** Lays out the evening: from an hour before its first party to an hour after its last one. */
export function layOut(evening: Evening, now: number): TimelineLayout {
  const parties = evening.parties.filter((party) => holdsTables(party) || party.stage === 'finished');
  const starts = parties.map(({ from }) => from);
  const ends = parties.map((party) => endOf(party, now));
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
  return { rows, bars, x, hours, width, height: headHeight + rows.length * rowHeight };
}

const floorHour = (at: number): number => Math.floor(at / hourMs) * hourMs;
const ceilHour = (at: number): number => Math.ceil(at / hourMs) * hourMs;
