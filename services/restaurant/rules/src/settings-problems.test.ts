import { settingsProblems } from './settings-problems';

const types = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `Type ${index}`,
    count: 1,
    capacity: 2,
    countOnly: false,
  }));

test('a restaurant has at most fifty types of tables', () => {
  expect(settingsProblems({ tableTypes: types(50) })).toEqual([]);
  expect(settingsProblems({ tableTypes: types(51) })).toEqual([
    { field: 'tableTypes', message: 'A restaurant has at most 50 types of tables' },
  ]);
});
