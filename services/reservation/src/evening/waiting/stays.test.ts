import { testRestaurant } from '../../testing/test-restaurant';
import { type MeasuredStay, staysOf } from './stays';

const restaurant = testRestaurant();
/** A Friday. */
const friday = Date.parse('2026-11-20T19:00:00Z');
const saturday = Date.parse('2026-11-21T19:00:00Z');

const measured = (count: number, minutes: number, more: Partial<MeasuredStay> = {}): MeasuredStay[] =>
  Array.from({ length: count }, () => ({
    ...{ partySize: 2, date: '2026-11-13', minute: 1_140, minutes },
    ...more,
  }));
const of = (all: readonly MeasuredStay[], from: number, partySize = 2, sat = 0) =>
  new Set(staysOf(restaurant, all).of({ partySize, from }, sat));

describe('how long parties stay', () => {
  it('is what those of their size stayed on this weekday in this period, if there were enough', () => {
    const all = [...measured(30, 60), ...measured(100, 100, { date: '2026-11-14' })];
    expect(of(all, friday)).toEqual(new Set([60]));
    expect(of(all, saturday)).toEqual(new Set([100]));
    // Too few on this weekday: those of any.
    expect(of([...all.slice(1)], friday)).toEqual(new Set([60, 100]));
  });

  it('is not what parties of another size stayed, nor stays that nobody ended', () => {
    expect(of(measured(50, 47, { partySize: 8 }), friday).has(47)).toBe(false);
    expect(of(measured(50, 700), friday).has(700)).toBe(false);
    expect(staysOf(restaurant, measured(50, 700)).isMeasured).toBe(false);
  });

  it('is longer than a party has sat already', () => {
    const all = [...measured(30, 60), ...measured(30, 90)];
    expect(of(all, friday, 2, 60)).toEqual(new Set([90]));
    // Nobody sat for so long: the end may come at any time.
    expect(Math.min(...of(all, friday, 2, 200))).toBe(205);
  });

  it('is as planned without a history, from half of the turn to half as long again', () => {
    const stays = [...of([], friday)];
    expect([Math.min(...stays), Math.max(...stays)]).toEqual([45, 135]);
  });
});
