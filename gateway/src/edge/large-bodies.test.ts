import { LargeBodies } from './large-bodies';

const sizes = { maxBytes: 100, reservedBytes: 30 };
const by = (tenant: string, network = tenant) => ({ network, tenant });

test('a user has two large bodies at once, until the work on one ends', () => {
  const bodies = new LargeBodies(sizes);
  const begin = () => bodies.begin(by('ada'), () => undefined);
  const [first] = [begin(), begin()];
  expect(begin()).toBeUndefined();
  expect(bodies.begin(by('grace'), () => undefined)).toBeDefined();
  first?.release();
  first?.release();
  expect(begin()).toBeDefined();
  expect(begin()).toBeUndefined();
});

test('bodies without bytes take nothing from others, and memory is bounded by the bytes that arrived', () => {
  const bodies = new LargeBodies(sizes);
  for (let index = 0; index < 1_000; index++)
    bodies.begin(by(`idle ${index}`, 'one network'), () => undefined);
  const mine = bodies.begin(by('ada'), () => undefined);
  expect([mine?.grow(100), mine?.grow(1), bodies.total]).toEqual([true, false, 100]);
  mine?.release();
  expect(bodies.total).toBe(0);
});

test('a claimant’s second body leaves the reserve to claimants who hold none', () => {
  const bodies = new LargeBodies(sizes);
  const [one, two] = [bodies.begin(by('ada'), () => undefined), bodies.begin(by('ada'), () => undefined)];
  one?.arrived();
  two?.arrived();
  let grown = 0;
  while (two?.grow(1)) grown += 1;
  expect(grown).toBeLessThan(70);
  expect(bodies.begin(by('grace'), () => undefined)?.grow(30)).toBe(true);
});

test('the body that has been arriving for longest gives way when the memory is used up, but not one that arrived', () => {
  const bodies = new LargeBodies(sizes);
  const givenUp: string[] = [];
  const begin = (name: string) => bodies.begin(by(name), () => givenUp.push(name));
  const arrived = begin('arrived');
  arrived?.grow(40);
  arrived?.arrived();
  const slow = begin('slow');
  slow?.grow(60);
  const next = begin('next');
  expect([next?.grow(50), givenUp, bodies.total]).toEqual([true, ['slow'], 90]);
  expect(slow?.grow(1)).toBe(false);
  slow?.release();
  expect(bodies.total).toBe(90);
  next?.arrived();
  expect(begin('more')?.grow(50)).toBe(false);
});
