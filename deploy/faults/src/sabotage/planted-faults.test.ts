import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantedFaults } from './planted-faults';

const root = join(__dirname, '..', '..', '..', '..');
const patches = plantedFaults.flatMap(({ name, patches: own }) => own.map((patch) => ({ name, ...patch })));

// Planting all of them takes a night; that each has its place is known at once.
test.each(patches)('$name still has its place in $file', ({ file, find }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
});

test('each fault has a name of its own', () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
});
