import { type Claim, ofDays } from './claim';

const claim = (id: string, tableNumbers: readonly string[]): Claim => ({
  ...{ id, tableType: 'TwoTop', tableNumbers, partySize: 2, from: 0, until: 1, madeAt: 0 },
});

test('a claim past midnight has the tables that it has on its first day', () => {
  const [first, later] = [claim('late:1', ['2']), claim('late:1', ['1'])];
  const next = claim('next:1', ['1']);
  expect(ofDays([[first], [later, next]])).toEqual([first, next]);
  expect(ofDays([[], [next]])).toEqual([next]);
});
