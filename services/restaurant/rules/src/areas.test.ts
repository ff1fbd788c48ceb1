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

test('names of areas are compared without upper case and the spaces around them', () => {
  expect(areaKey(' Terrace ')).toBe(areaKey('TERRACE'));
  expect(areaKey('Cafe\u0301')).toBe(areaKey('CAFÉ'));
  expect([...areasOf([table('1', ' Terrace'), table('2', 'terrace '), table('3'), table('4', ' ')])]).toEqual(
    [['terrace', 'Terrace']],
  );
});

describe('diners choose among', () => {
  test('areas with a table that is booked online and seats a party of theirs', () => {
    const tables = [
      table('1', 'Dining Room'),
      table('2', 'Terrace'),
      table('3', 'Bar', { audience: 'walk-ins' }),
      table('4', 'Counter', { largest: 1 }),
      table('5', 'Hall', { smallest: 21, largest: 40 }),
    ];
    expect(areasToChoose({ tables })).toEqual(['Dining Room', 'Terrace', 'Counter']);
    expect(areasToChoose({ tables }, { online: { smallestParty: 2 } })).toEqual(['Dining Room', 'Terrace']);
  });

  test('two areas or more', () => {
    expect(areasToChoose({ tables: [table('1', 'Terrace'), table('2', 'terrace'), table('3')] })).toEqual([]);
    expect(areasToChoose({ tables: [] })).toEqual([]);
  });
});
