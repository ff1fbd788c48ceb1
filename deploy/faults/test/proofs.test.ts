import { SmallDisk } from '../src/product/small-disk';
import { counted, expectToHold } from './support/prove';

/** Not every machine lets a process mount a volume that it can fill up. */
const isPossible = (name: string) => name !== 'disk-full' || SmallDisk.isAllowed();
const impossible = counted.filter((name) => !isPossible(name));

// Most wait for much of their time, for a lease to end or for a next try: two run at a time.
test.concurrent.each(counted.filter(isPossible))('the proof "%s" holds', (name) => expectToHold(name));

if (impossible.length > 0) test.skip.each(impossible)('the proof "%s" holds', () => undefined);

test.concurrent(
  'a proof turns red by a planted fault: one of all those that `npm run proof -- sabotage` tries',
  () => expectToHold('sabotage', { SABOTAGE: 'tenant-filter-dropped' }),
);
