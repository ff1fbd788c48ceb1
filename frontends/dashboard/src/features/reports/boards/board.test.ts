import { isComparable, moved, newPiece, rangeOf, withChoice } from './board';

test('a piece moves to another place, and stays where there is none', () => {
  const pieces = ['a', 'b', 'c', 'd'];
  expect(moved(pieces, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(pieces, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  for (const [from, to] of [
    [1, 1],
    [0, -1],
    [3, 4],
  ] as const)
    expect(moved(pieces, from, to)).toBe(pieces);
});

test('a choice takes from a piece what does not fit it any more, and gives back what it needs', () => {
  const piece = newPiece('p', 'olive');
  const side = withChoice(piece, { kind: 'restaurants' }, 'olive');
  expect(side).toMatchObject({ restaurantId: '', period: undefined, isCompared: false });
  expect(withChoice(side, { kind: 'covers' }, 'harbour')).toMatchObject({
    ...{ restaurantId: 'harbour', period: 'last-28-days', isCompared: false },
  });
  expect(withChoice(piece, { kind: 'forecast' }, 'olive')).toMatchObject({
    ...{ restaurantId: 'olive', period: undefined, isCompared: false },
  });
  expect(withChoice(piece, { period: 'next-28-days' }, 'olive').isCompared).toBe(false);
  expect(withChoice(piece, { period: 'last-7-days' }, 'olive').isCompared).toBe(true);
});

test('only days that are over are compared, by the pieces that show it', () => {
  expect(isComparable({ kind: 'lead-times', period: 'last-91-days' })).toBe(true);
  expect(isComparable({ kind: 'lead-times', period: 'next-28-days' })).toBe(false);
  expect(isComparable({ kind: 'covers', period: 'last-91-days' })).toBe(false);
});

test('the days of a period are whole weeks until yesterday, or from today on', () => {
  expect(rangeOf('last-28-days', '2026-11-20')).toEqual({ start: '2026-10-23', end: '2026-11-19' });
  expect(rangeOf('next-28-days', '2026-11-20')).toEqual({ start: '2026-11-20', end: '2026-12-17' });
});
