import { isRefusal } from '@tablewell/chassis/refusal';
import {
  lateOf,
  maxLateNotices,
  refuseLate,
  refuseLateMinutes,
  refuseMessage,
  refuseWords,
} from './diner-note';
import type { Stage } from './lifecycle';

const from = Date.parse('2026-11-20T19:00:00Z');
const placement = { from };
const at = (clock: string) => new Date(`2026-11-20T${clock}:00Z`);
const codeOf = (refusal: unknown) => (isRefusal(refusal) ? refusal.code : 'accepted');

describe('a party that is late', () => {
  test.each([
    ['booked', '18:30', 'accepted'],
    ['confirmed', '19:10', 'accepted'],
    ['booked', '15:59', 'too-early-for-late'],
    ['booked', '20:01', 'reservation-over'],
    ['requested', '18:30', 'not-confirmed'],
    ['arrived', '18:30', 'reservation-over'],
    ['seated', '19:10', 'reservation-over'],
    ['no-show', '19:30', 'reservation-over'],
    ['canceled', '18:30', 'reservation-over'],
  ] as [Stage, string, string][])('may say so while %s at %s: %s', (stage, clock, code) => {
    expect(codeOf(refuseLate({ placement }, stage, at(clock)))).toBe(code);
  });

  test('may say so a bounded number of times', () => {
    const often = { placement, lateNotices: maxLateNotices };
    expect(codeOf(refuseLate(often, 'booked', at('18:30')))).toBe('too-many-notices');
  });

  test('chooses ten, twenty or thirty minutes, or none', () => {
    expect([0, 10, 20, 30].map(refuseLateMinutes)).toEqual([undefined, undefined, undefined, undefined]);
    expect(refuseLateMinutes(15)?.fields).toMatchObject([{ field: 'minutes' }]);
  });

  test('no longer counts as late for another start', () => {
    const late = { minutes: 20, saidAt: at('18:30'), startsAt: from };
    expect(lateOf({ late, placement })).toBe(late);
    expect(lateOf({ late, placement: { from: from + 1 } })).toBeUndefined();
  });
});

describe('a message to the restaurant', () => {
  const message = { id: 'm', words: 'Hello', sentAt: at('12:00') };

  test('may be sent three times while the party is expected', () => {
    const sent = (many: number) => ({ placement, messages: Array.from({ length: many }, () => message) });
    expect(codeOf(refuseMessage(sent(2), 'booked', at('12:00')))).toBe('accepted');
    expect(codeOf(refuseMessage(sent(3), 'booked', at('12:00')))).toBe('too-many-messages');
    expect(codeOf(refuseMessage(sent(0), 'requested', at('12:00')))).toBe('accepted');
    expect(codeOf(refuseMessage(sent(0), 'canceled', at('12:00')))).toBe('reservation-over');
    expect(codeOf(refuseMessage(sent(0), 'booked', at('22:01')))).toBe('reservation-over');
  });

  test('has some words, and not too many', () => {
    expect(refuseWords('We bring a dog')).toBeUndefined();
    expect(refuseWords('')?.fields).toMatchObject([{ field: 'message' }]);
    expect(refuseWords('x'.repeat(301))?.fields).toMatchObject([{ field: 'message' }]);
  });
});
