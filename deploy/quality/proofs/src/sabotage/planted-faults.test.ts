import { join } from 'node:path';
import { plantedFaults } from './planted-faults';
import { plantingProblems } from './planting';

const root = join(__dirname, '..', '..', '..', '..', '..');

// Planting all of them takes a night; that each still has its place is checked here.
test.each(plantedFaults)('$name still has its place', (fault) => {
  expect(plantingProblems(root, fault)).toEqual([]);
});

test('each fault has a unique name', () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
});

test('a fault whose place is gone is not planted', () => {
  const wraps = [{ file: 'gateway/src/live/hub.ts', name: 'Hub', by: ['gateway', 'nothing'] }] as const;
  const patches = [{ file: 'gateway/src/gone.ts', find: 'here', put: '' }];
  expect(plantingProblems(root, { wraps, patches })).toEqual([
    'gateway/src/live/hub.ts exports no Hub',
    'no fault is gateway/nothing',
    'gateway/src/gone.ts holds 0 times: here',
  ]);
});
