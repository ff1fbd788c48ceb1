import { otherArea } from './other-area';

const tables = [
  { number: '1', area: 'Dining Room' },
  { number: '2', area: 'Terrace' },
  { number: '3', area: '' },
];

test('a party with a table in an area other than the one that its diner asked for is marked with that area', () => {
  expect(otherArea({ area: 'Terrace', tables: ['1'] }, tables)).toBe('Dining Room');
  expect(otherArea({ area: 'Terrace', tables: ['2', '3'] }, tables)).toBe('table 3');
});

test('a party in its area, without a table or without a requested area is not marked', () => {
  expect(otherArea({ area: 'terrace', tables: ['2'] }, tables)).toBe('');
  expect(otherArea({ area: 'Terrace', tables: [] }, tables)).toBe('');
  expect(otherArea({ area: '', tables: ['1'] }, tables)).toBe('');
});
