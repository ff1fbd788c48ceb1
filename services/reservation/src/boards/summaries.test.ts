import { summarize, type SummarizedReports } from './summaries';

const none: SummarizedReports = {
  ...{ covers: [], attendance: [], turnTimes: [], tableUse: [], leadTimes: [], lost: [], sources: [] },
};
const reports: SummarizedReports = {
  ...none,
  covers: [
    { period: 'Lunch', parties: 2, covers: 5, walkIns: 1 },
    { period: 'Dinner', parties: 4, covers: 9, walkIns: 0 },
    { period: 'Lunch', parties: 1, covers: 2, walkIns: 0 },
  ],
  attendance: [
    { booked: 6, noShows: 1, canceled: 3, canceledLate: 1 },
    { booked: 4, noShows: 0, canceled: 1, canceledLate: 1 },
  ],
  tableUse: [
    { weekday: 0, minute: 1140, covers: 8 },
    { weekday: 1, minute: 1140, covers: 3 },
    { weekday: 0, minute: 1155, covers: 11 },
  ],
  leadTimes: [
    { band: 3, reservations: 9, noShows: 1 },
    { band: 1, reservations: 2, noShows: 0 },
    { band: 3, reservations: 1, noShows: 0 },
  ],
};

test('figures of days are added up, by period or rule or band', () => {
  expect(summarize('in-short', reports)).toEqual([{ label: '', values: [16, 7, 1, 10, 1, 2] }]);
  expect(summarize('covers', reports)).toEqual([
    { label: 'Dinner', values: [4, 9, 0] },
    { label: 'Lunch', values: [3, 7, 1] },
  ]);
  expect(summarize('no-shows', reports)).toEqual([{ label: '', values: [10, 1, 2, 2] }]);
  expect(summarize('lead-times', reports)).toEqual([
    { label: '1', values: [2, 0] },
    { label: '3', values: [10, 1] },
  ]);
});

test('of the use of tables a mail has the busiest quarter of an hour of each weekday, from Monday on', () => {
  expect(summarize('table-use', reports)).toEqual([
    { label: '1', values: [1140, 3] },
    { label: '0', values: [1155, 11] },
  ]);
});

test('a long list ends after its first rows, and nothing to count is no row', () => {
  const sources = Array.from({ length: 30 }, (_, index) => ({ source: `s${index}`, reservations: index }));
  const rows = summarize('sources', { ...none, sources });
  expect([rows.length, rows[0]?.label]).toEqual([12, 's29']);
  expect(summarize('in-short', none)).toEqual([]);
});
