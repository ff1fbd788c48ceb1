import { type Block, covers } from './block';

const block = (more: Partial<Block>): Block => ({
  id: 'call:2026-11-20',
  date: '2026-11-20',
  dates: ['2026-11-20'],
  from: 0,
  until: 1,
  reason: '',
  by: 'Sam',
  madeAt: 0,
  ...more,
});

test.each(['Terrace', 'terrace', ' TERRACE '])(
  'a block of an area covers a table whose area is spelled %j',
  (area) => expect(covers(block({ area: 'Terrace' }), { number: '1', area })).toBe(true),
);

test.each([{}, { area: 'Hall' }])('a block of an area does not cover a table outside it: %j', (place) =>
  expect(covers(block({ area: 'Terrace' }), { number: '1', ...place })).toBe(false),
);
