import { evening, minutes, seven, table } from '@tablewell/api-client/book/testing';
import { draftOf, freshValues, presetsFor, problemsOf } from './block-form';

const night = evening([], [table('1', 2, 'Terrace'), table('2')]);
const fresh = freshValues(night, seven + minutes(8), '1');

describe('the form of a block', () => {
  it('opens with the rest of the night and the table that was tapped', () => {
    expect(draftOf(fresh)).toEqual({
      dates: ['2026-11-20'],
      fromMinute: 19 * 60,
      untilMinute: 29 * 60,
      tables: ['1'],
      area: '',
      reason: '',
    });
  });

  it('opens with the evening on another day, and with everything if no table was tapped', () => {
    const tomorrow = { ...night, date: '2026-11-21', tables: [] };
    const draft = draftOf(freshValues(tomorrow, seven, undefined));
    expect(draft).toMatchObject({
      dates: ['2026-11-21'],
      fromMinute: 17 * 60,
      untilMinute: 29 * 60,
      tables: [],
    });
  });

  it('offers hours from now on only for today', () => {
    expect(presetsFor(night, seven).map(({ label }) => label)).toEqual(['1 h', '2 h', 'Tonight', 'All day']);
    expect(presetsFor({ ...night, date: '2026-11-21' }, seven).map(({ label }) => label)).toEqual([
      'Evening',
      'All day',
    ]);
  });

  it.each([
    ['until midnight', { from: '00:00', until: '00:00' }, 0, 24 * 60],
    ['over midnight', { from: '23:00', until: '01:00' }, 23 * 60, 25 * 60],
    ['on one day', { from: '12:00', until: '15:00' }, 12 * 60, 15 * 60],
  ])('accepts a time %s', (_when, times, fromMinute, untilMinute) => {
    expect(draftOf({ ...fresh, ...times })).toMatchObject({ fromMinute, untilMinute });
  });

  it('finds nothing wrong with the last date while there is no first one', () => {
    expect(problemsOf({ ...fresh, first: '' })).toEqual({ first: 'Enter a date.' });
  });

  it('lists every date of a range', () => {
    const draft = draftOf({ ...fresh, last: '2026-11-22' });
    expect(draft?.dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it.each([
    ['no table', { tables: [] }, 'tables'],
    ['no begin', { from: '' }, 'from'],
    ['an end far into the next day', { from: '12:00', until: '11:00' }, 'until'],
    ['no date', { first: '' }, 'first'],
    ['a last date before the first', { last: '2026-11-19' }, 'last'],
    ['more than 31 dates', { last: '2026-12-21' }, 'last'],
  ])('refuses %s', (_what, change, field) => {
    const values = { ...fresh, ...change };
    expect(Object.keys(problemsOf(values))).toContain(field);
    expect(draftOf(values)).toBeUndefined();
  });
});
