import { occupiedMs, segmentsOfRun, senderKindOf, priorityOf, withinSegments } from './pace';

test.each([
  ['+12125550100', 'long-code'],
  ['+447700900123', 'long-code'],
  ['+18005550100', 'toll-free'],
  ['+18665550100', 'toll-free'],
  ['12345', 'short-code'],
  [`MG${'0'.repeat(32)}`, 'service'],
])('%s is a sender of the kind %s', (address, kind) => {
  expect(senderKindOf(address)).toBe(kind);
});

test('a sender is occupied by each segment of a text', () => {
  expect(occupiedMs('a'.repeat(160), 1)).toBe(1_000);
  expect(occupiedMs('a'.repeat(161), 1)).toBe(2_000);
  expect(occupiedMs('a'.repeat(161), 3)).toBe(667);
});

test('a reminder comes after what somebody waits for', () => {
  expect(priorityOf({ kind: 'reminder' })).toBeGreaterThan(priorityOf({ kind: 'staff-answer' }));
  expect(priorityOf({ kind: 'reservation-canceled' })).toBe(priorityOf({ kind: 'reservation-booked' }));
});

test('a run has the segments of about a second, whatever the messages’ number', () => {
  expect([0.5, 1, 4, 100].map(segmentsOfRun)).toEqual([1, 1, 4, 50]);
  const texts = [100, 200, 400, 100].map((length) => ({ text: 'a'.repeat(length) }));
  expect(withinSegments(texts, 3)).toHaveLength(2);
  expect(withinSegments(texts, 1)).toHaveLength(1);
  expect(withinSegments(texts.slice(2), 1)).toHaveLength(1);
  expect(withinSegments(texts, 7)).toHaveLength(4);
  expect(withinSegments([], 1)).toEqual([]);
});
