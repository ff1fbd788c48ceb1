import { areaKey, areasOf, areasToChoose } from './areas';
import type { FloorTable } from './floor';

const table = (number: string, area?: string, change: Partial<FloorTable> = {}): FloorTable => ({
  number,
  type: 'FourTop',
  smallest: 1,
  largest: 4,
  audience: 'everyone',
  priority: 0,
  ...(area === undefined ? {} : { area }),
  ...change,
});

test('names of areas are compared without case and the spaces around them', () => {
  expect(areaKey(' Terrace ')).toBe(areaKey('TERRACE'));
  expect(areaKey('Cafe\u0301')).toBe(areaKey('CAFÉ'));
  expect([...areasOf([table('1', ' Terrace'), table('2', 'terrace '), table('3'), table('4', ' ')])]).toEqual(
    [['terrace', 'Terrace']],
  );
});

const names = ({ tables }: { tables: FloorTable[] }, rules = {}) =>
  areasToChoose({ tables, combinations: [] }, rules).map(({ name }) => name);

describe('diners choose among', () => {
  test('areas with a table that is booked online and seats a party of theirs', () => {
    const tables = [
      table('1', 'Dining Room'),
      table('2', 'Terrace'),
      table('3', 'Bar', { audience: 'walk-ins' }),
      table('4', 'Counter', { largest: 1 }),
      table('5', 'Hall', { smallest: 21, largest: 40 }),
    ];
    expect(names({ tables })).toEqual(['Dining Room', 'Terrace', 'Counter']);
    expect(names({ tables }, { online: { smallestParty: 2 } })).toEqual(['Dining Room', 'Terrace']);
  });

  test('each for the parties that it can seat, including at combined tables within it', () => {
    const tables = [
      table('1', 'Dining Room', { largest: 2 }),
      table('2', 'Dining Room', { smallest: 4 }),
      table('3', 'Terrace', { largest: 2 }),
      table('4', 'Terrace', { largest: 2 }),
      table('5', 'Terrace', { audience: 'staff', largest: 8 }),
    ];
    const combinations = [
      { tables: ['3', '4'], smallest: 3, largest: 5 },
      // Some of its tables are not booked online, or are outside the area.
      { tables: ['4', '5'], smallest: 3, largest: 9 },
      { tables: ['2', '3'], smallest: 3, largest: 9 },
    ];
    expect(areasToChoose({ tables, combinations })).toEqual([
      { name: 'Dining Room', partySizes: [1, 2, 4] },
      { name: 'Terrace', partySizes: [1, 2, 3, 4, 5] },
    ]);
  });

  test('two areas or more', () => {
    expect(names({ tables: [table('1', 'Terrace'), table('2', 'terrace'), table('3')] })).toEqual([]);
    expect(names({ tables: [] })).toEqual([]);
  });
});
