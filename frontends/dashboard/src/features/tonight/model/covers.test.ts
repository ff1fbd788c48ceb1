import { evening, minutes, party, seven } from '@tablewell/api-client/book/testing';
import { coversAhead, coversByQuarter, pacedCovers } from './covers';

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

it('leaves out what is an hour past while a service is under way, not of one that is over', () => {
  const parties = [0, 60, 120].map((late) => party({ id: `at ${late}`, startsAt: seven + minutes(late) }));
  const firstAt = (now: number) => coversAhead(parties, now)[0]?.at;
  expect(firstAt(seven + minutes(59))).toBe(seven);
  expect(firstAt(seven + minutes(90))).toBe(seven + minutes(45));
  expect(firstAt(seven + minutes(240))).toBe(seven);
});

it('adds up the covers of each interval that pacing limits, and those of a quarter elsewhere', () => {
  const limit = { from: seven, until: seven + minutes(30), mostCovers: 6 };
  const night = evening([
    party({ size: 4 }),
    party({ id: 'b', size: 3, startsAt: seven + minutes(15) }),
    party({ id: 'c', size: 2, startsAt: seven + minutes(45) }),
  ]);
  expect(pacedCovers({ ...night, pacingLimits: [limit] })).toEqual([
    { at: seven, until: seven + minutes(30), covers: 7, parties: 2, limit: 6 },
    { at: seven + minutes(45), until: seven + minutes(60), covers: 2, parties: 1 },
  ]);
});
