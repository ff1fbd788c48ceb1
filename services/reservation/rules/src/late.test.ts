import { maySendLateNotice } from './late';

const startsAt = Date.parse('2026-11-20T19:00:00Z');

test.each([
  ['15:59', false],
  ['16:00', true],
  ['19:20', true],
  ['20:00', true],
  ['20:01', false],
])('at %s, a party due at 19:00 may send a late notice: %s', (at, expected) => {
  expect(maySendLateNotice(startsAt, Date.parse(`2026-11-20T${at}:00Z`))).toBe(expected);
});
