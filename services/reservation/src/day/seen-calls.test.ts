import { findCall, withCall } from './seen-calls';

test('a call is known again by its id with its answer, until as many later calls have come', () => {
  const first = { id: 'first', overridden: ['pacing'] };
  const two = withCall(withCall(undefined, first, 2), { id: 'second', overridden: [] }, 2);
  expect(findCall(two, 'first')).toEqual(first);
  const later = withCall(two, { id: 'third', overridden: [] }, 2);
  expect(later.map(({ id }) => id)).toEqual(['second', 'third']);
  expect(findCall(later, 'first')).toBeUndefined();
});

test('a call without an answer is known again by its id alone', () => {
  expect(findCall(undefined, 'call')).toBeUndefined();
  expect(findCall(withCall(['before'], 'call', 5), 'call')).toBe('call');
});
