import { minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { assignTables, coversByServer, nextServer, refuseServer, shareTables, toggleTable } from './sections';

const sections = [
  { server: 'Kim', tables: ['1', '2'] },
  { server: 'Lee', tables: ['3'] },
];

it('adds up the covers of each server, now and for the evening', () => {
  const parties = [
    party({ id: 'a', size: 4, tables: ['1'], stage: 'seated' }),
    party({ id: 'b', size: 2, tables: ['2', '3'] }),
    party({ id: 'c', size: 3, tables: ['3'], stage: 'finished' }),
    party({ id: 'd', size: 9, tables: ['3'], stage: 'no-show' }),
    party({ id: 'e', size: 5, tables: [] }),
  ];
  expect(coversByServer(sections, parties)).toEqual([
    { server: 'Kim', index: 0, now: 4, evening: 6 },
    { server: 'Lee', index: 1, now: 0, evening: 3 },
  ]);
});

it('gives a table to one server at a time', () => {
  const [kim, lee] = toggleTable(sections, 'Lee', '1');
  expect([kim?.tables, lee?.tables]).toEqual([['2'], ['3', '1']]);
  expect(toggleTable(sections, 'Kim', '1')[0]?.tables).toEqual(['2']);
});

it.each([
  [' ', 'Enter a name.'],
  ['kim', 'This server is there already.'],
  ['Ann', undefined],
])('a server %p is refused with %p', (name, why) => {
  expect(refuseServer(sections, name)).toBe(why);
});

it('gives the next turn to the server with the fewest covers so far', () => {
  const three = [
    { server: 'Ada', tables: ['1'] },
    { server: 'Bo', tables: ['2'] },
    { server: 'Cy', tables: [] },
  ];
  const sat = (number: string, at: number, more = {}) =>
    party({ tables: [number], stage: 'seated', startsAt: seven + minutes(at), ...more });
  const turn = (...parties: ReturnType<typeof party>[]) => nextServer(three, parties)?.server;
  expect(turn()).toBe('Ada');
  expect(turn(sat('1', 0))).toBe('Bo');
  expect(turn(sat('1', 0, { stage: 'finished' }), sat('2', 30, { size: 3 }))).toBe('Ada');
  expect(turn(sat('1', 30), sat('2', 0))).toBe('Bo');
  expect(turn(party({ tables: ['1'], size: 8 }))).toBe('Ada');
});

it('gives all tables of an area to a server, and takes them from the others', () => {
  expect(assignTables(sections, 'Lee', ['2', '4']).map(({ tables }) => tables)).toEqual([
    ['1'],
    ['3', '2', '4'],
  ]);
});

describe('sharing all tables', () => {
  const tables = ['1', '2', '3', '4'].map((number) => table(number, 4, number > '2' ? 'Terrace' : 'Bar'));
  const shared = (parties: ReturnType<typeof party>[]) =>
    shareTables(sections, { tables, parties }).map((each) => each.tables);

  it('keeps neighbors together, with the same seats for each', () => {
    expect(shared([])).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('balances the covers of the evening', () => {
    expect(shared([party({ tables: ['1'], size: 8 }), party({ tables: ['2'], size: 2 })])).toEqual([
      ['1'],
      ['2', '3', '4'],
    ]);
  });
});
