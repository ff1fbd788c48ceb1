import { minutes, party, seven } from '@tablewell/api-client/evening/testing';
import { coversByQuarter } from './covers';

it('counts covers by quarter of an hour, including empty ones in between', () => {
  const parties = [
    party({ id: 'a', size: 2 }),
    party({ id: 'b', size: 4, startsAt: seven + minutes(14) }),
    party({ id: 'c', size: 3, startsAt: seven + minutes(30) }),
    party({ id: 'd', size: 9, stage: 'canceled' }),
  ];
  expect(coversByQuarter(parties).map(({ covers, parties: count }) => [covers, count])).toEqual([
    [6, 2],
    [0, 0],
    [3, 1],
  ]);
  expect(coversByQuarter([])).toEqual([]);
});
