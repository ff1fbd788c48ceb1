import { dayRange } from '../../lib/calendar';
import { withEveningTimes } from '../../lib/local-party';
import { placed, reservation } from '../../testing/parties';
import { cancelRate, popularSlot, totalsOf } from './metrics';
import { dayPeriod, monthPeriod, weekPeriod } from './periods';

const today = '2026-11-21';
const canceled = { stage: 'canceled' } as const;

describe('figures of a period', () => {
  const list = [
    placed('2026-11-21T18:00:00Z', { size: 4 }),
    placed('2026-11-21T19:00:00Z', { size: 3 }),
    placed('2026-11-21T19:30:00Z', { size: 9, ...canceled }),
    placed('2026-11-20T19:30:00Z', { size: 2 }),
  ];

  it('leave canceled reservations out of counts and guests, but not out of the total', () => {
    expect(totalsOf(list, dayRange(today))).toEqual({ reservations: 2, customers: 7, all: 3 });
  });

  it('leave out requests that are not answered, which are neither reservations nor canceled', () => {
    const requested = placed('2026-11-21T18:00:00Z', { size: 5, stage: 'requested' });
    const accepted = placed('2026-11-21T18:00:00Z', { size: 2, requestState: 'accepted' });
    const declined = placed('2026-11-21T18:00:00Z', { size: 2, requestState: 'declined', ...canceled });
    const all = [requested, accepted, declined];
    expect(totalsOf(all, dayRange(today))).toEqual({ reservations: 1, customers: 2, all: 2 });
    expect(popularSlot([requested], dayRange(today))).toBeUndefined();
  });

  it('are the recorded counts for dates whose reservations are deleted by now', () => {
    const counted = new Map([
      ['2026-11-20', { reservations: 5, customers: 14, all: 6 }],
      // Counted before the last booking: the list is more recent.
      [today, { reservations: 1, customers: 1, all: 1 }],
      ['2026-11-19', { reservations: 9, customers: 9, all: 9 }],
    ]);
    expect(totalsOf(list, { start: '2026-11-20', end: today }, counted)).toEqual({
      reservations: 7,
      customers: 21,
      all: 9,
    });
  });

  it('count a start after midnight for the evening before, also in the busiest hour', () => {
    const late = ['2026-11-21T22:00:00Z', '2026-11-22T00:30:00Z', '2026-11-22T00:45:00Z'];
    const bar = withEveningTimes(
      late.map((at) => reservation(at)),
      ...(['UTC', { timezone: 'UTC', serviceDayTurnsAt: '05:00' }] as const),
    );
    expect(totalsOf(bar, dayRange(today))).toMatchObject({ reservations: 3, customers: 6 });
    expect(totalsOf(bar, dayRange('2026-11-22'))).toMatchObject({ reservations: 0 });
    expect(popularSlot(bar, dayRange(today))?.label).toBe('12:00 AM – 1:00 AM');
  });

  it('have a rounded cancel rate, 0 without reservations', () => {
    expect(cancelRate(totalsOf(list, dayRange(today)))).toBe(33);
    expect(cancelRate({ all: 0, reservations: 0, customers: 0 })).toBe(0);
  });

  it('name the busiest hour with its share, over all days', () => {
    const range = { start: '2026-11-15', end: '2026-11-21' };
    expect(popularSlot(list, range)).toEqual({ label: '7:00 PM – 8:00 PM', percent: 67 });
    expect(popularSlot([], range)).toBeUndefined();
  });
});

describe('period blocks', () => {
  it('are named from today', () => {
    expect([-1, 0, 1, 2].map((offset) => dayPeriod(today, offset).title)).toEqual([
      'Yesterday',
      'Today',
      'Tomorrow',
      'Mon, Nov 23',
    ]);
    expect([-1, 0, 1, 2].map((offset) => weekPeriod(today, offset).title)).toEqual([
      'Last Week',
      'This Week',
      'Next Week',
      'Week of Nov 29',
    ]);
    expect([-1, 0, 1, 2].map((offset) => monthPeriod(today, offset).title)).toEqual([
      'Last Month',
      'This Month',
      'Next Month',
      'January 2027',
    ]);
  });

  it('load the ranges that they are compared with, and the date on which the last evening may end', () => {
    expect(dayPeriod(today, 0).load).toEqual({ start: '2026-11-14', end: '2026-11-22' });
    expect(weekPeriod(today, 0)).toMatchObject({
      range: { start: '2026-11-15', end: '2026-11-21' },
      before: { start: '2026-11-08', end: '2026-11-14' },
    });
    expect(monthPeriod('2026-03-31', 0).load).toEqual({ start: '2026-02-01', end: '2026-04-01' });
  });
});
