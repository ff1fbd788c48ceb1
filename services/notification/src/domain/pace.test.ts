import { occupiedMs, senderKindOf, turnOf } from './pace';

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
  expect(turnOf({ kind: 'reminder' })).toBeGreaterThan(turnOf({ kind: 'staff-answer' }));
  expect(turnOf({ kind: 'reservation-canceled' })).toBe(turnOf({ kind: 'reservation-booked' }));
});
