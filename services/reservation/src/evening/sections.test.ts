import { isSameSections, refuseSections } from './sections';

const tables = ['1', '2', '3'].map((number) => ({ number }));

test.each([
  ['a server without a name', [{ server: '', tableNumbers: [] }], 'sections[0].server'],
  ['a name that is too long', [{ server: 'k'.repeat(41), tableNumbers: [] }], 'sections[0].server'],
  [
    'a server twice',
    [
      { server: 'Kim', tableNumbers: ['1'] },
      { server: 'kim', tableNumbers: [] },
    ],
    'sections[1].server',
  ],
  ['an unknown table', [{ server: 'Kim', tableNumbers: ['1', '9'] }], 'sections[0].tableNumbers[1]'],
  [
    'a table with two servers',
    [
      { server: 'Kim', tableNumbers: ['1'] },
      { server: 'Lee', tableNumbers: ['2', '1'] },
    ],
    'sections[1].tableNumbers[1]',
  ],
  [
    'more than twenty',
    Array.from({ length: 21 }, (_, index) => ({ server: `S${index}`, tableNumbers: [] })),
    'sections',
  ],
])('%s is refused with the name of its field', (_what, sections, field) => {
  expect(refuseSections(sections, tables)?.fields.map((problem) => problem.field)).toEqual([field]);
});

test('servers with tables of their own, or without any, are valid', () => {
  const sections = [
    { server: 'Kim', tableNumbers: ['1', '3'] },
    { server: 'Lee', tableNumbers: [] },
  ];
  expect(refuseSections(sections, tables)).toBeUndefined();
  expect(isSameSections(sections, structuredClone(sections))).toBe(true);
  expect(isSameSections(sections, sections.slice(1))).toBe(false);
});
