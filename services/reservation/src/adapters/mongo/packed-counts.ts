import type { AttendanceCount } from '../../party/attendance-counts';
import type { StartCount, StayCount, UseCount } from '../../party/report-counts';

/**
 * Counts as they are stored: the numbers of all rows one after another, as JSON. A year has ninety thousand rows. As
 * documents they take the store and the service half a second to encode and decode, packed like this a thirtieth of
 * that. Absent hours are -1.
 */
interface Packing<Count> {
  readonly columns: number;
  readonly toNumbers: (count: Count) => readonly number[];
  readonly fromNumbers: (numbers: readonly number[], at: number) => Count;
}

const starts: Packing<StartCount> = {
  columns: 7,
  toNumbers: ({ minute, parties, covers, walkIns, noShows, canceled, canceledLate }) => [
    ...[minute, parties, covers, walkIns, noShows, canceled, canceledLate],
  ],
  fromNumbers: (numbers, at) => ({
    minute: numbers[at] as number,
    parties: numbers[at + 1] as number,
    covers: numbers[at + 2] as number,
    walkIns: numbers[at + 3] as number,
    noShows: numbers[at + 4] as number,
    canceled: numbers[at + 5] as number,
    canceledLate: numbers[at + 6] as number,
  }),
};

const hourOf = (hour: number | undefined) => (hour !== undefined && hour >= 0 ? { hour } : {});

const stays: Packing<StayCount> = {
  columns: 5,
  toNumbers: ({ hour = -1, size, planned, minutes, parties }) => [hour, size, planned, minutes, parties],
  fromNumbers: (numbers, at) => ({
    ...hourOf(numbers[at]),
    size: numbers[at + 1] as number,
    planned: numbers[at + 2] as number,
    minutes: numbers[at + 3] as number,
    parties: numbers[at + 4] as number,
  }),
};

const uses: Packing<UseCount> = {
  columns: 4,
  toNumbers: ({ hour = -1, minute, parties, covers }) => [hour, minute, parties, covers],
  fromNumbers: (numbers, at) => ({
    ...hourOf(numbers[at]),
    minute: numbers[at + 1] as number,
    parties: numbers[at + 2] as number,
    covers: numbers[at + 3] as number,
  }),
};

const attendance: Packing<AttendanceCount> = {
  columns: 7,
  toNumbers: ({ minute, sizeBand, leadBand, isConfirmed, came, noShows, canceledLate }) => [
    ...[minute, sizeBand, leadBand, Number(isConfirmed), came, noShows, canceledLate],
  ],
  fromNumbers: (numbers, at) => ({
    minute: numbers[at] as number,
    sizeBand: numbers[at + 1] as number,
    leadBand: numbers[at + 2] as number,
    isConfirmed: numbers[at + 3] === 1,
    came: numbers[at + 4] as number,
    noShows: numbers[at + 5] as number,
    canceledLate: numbers[at + 6] as number,
  }),
};

/** How each kind of counts is packed. */
export const packings = { starts, stays, uses, attendance };

export const pack = <Count>({ toNumbers }: Packing<Count>, counts: readonly Count[]): string =>
  JSON.stringify(counts.flatMap(toNumbers));

/** The counts of a stored text, or the rows that an earlier release stored as they are. */
export function unpack<Count>(
  { columns, fromNumbers }: Packing<Count>,
  stored: string | readonly Count[],
): readonly Count[] {
  if (typeof stored !== 'string') return stored;
  const numbers = JSON.parse(stored) as number[];
  const counts: Count[] = [];
  for (let at = 0; at < numbers.length; at += columns) counts.push(fromNumbers(numbers, at));
  return counts;
}
