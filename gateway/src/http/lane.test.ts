import { AsyncLocalStorage } from 'node:async_hooks';
import { Lane, type Place } from './lane';

/** Tells what became of everybody who came. */
function doorOf(lane: Lane) {
  const told: string[] = [];
  const come = (name: string): Place | undefined =>
    lane.enter(
      () => told.push(`${name} in`),
      () => told.push(`${name} away`),
    );
  return { told, come };
}

const fixed = { least: 2, most: 2, targetMs: Infinity };
/** Sixteen inside to begin with, more may wait. */
const patient = { least: 16, most: 20, targetMs: 60, waitMs: { burst: 3_000, rush: 700 } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('without a place to wait, one too many is turned away at once', () => {
  const { told, come } = doorOf(new Lane({ ...fixed, waitMs: { burst: 0, rush: 0 } }));
  const first = come('ada');
  come('bob');
  expect(come('cid')).toBeUndefined();
  first?.leave();
  first?.leave();
  come('dan');
  come('eve');
  expect(told).toEqual(['ada in', 'bob in', 'cid away', 'dan in', 'eve away']);
});

test('who waits is let in in turn, and who comes later does not overtake', () => {
  const { told, come } = doorOf(new Lane(patient));
  const inside = Array.from({ length: 16 }, (_, index) => come(`${index}`));
  come('ada');
  come('bob');
  expect(told.slice(16)).toEqual([]);
  inside[0]?.leave();
  expect(told.slice(16)).toEqual(['ada in']);
  come('cid');
  inside[1]?.leave();
  inside[2]?.leave();
  expect(told.slice(16)).toEqual(['ada in', 'bob in', 'cid in']);
});

test('who has waited long enough is turned away, and is not let in afterwards', () => {
  const { told, come } = doorOf(new Lane(patient));
  const inside = Array.from({ length: 16 }, (_, index) => come(`${index}`));
  come('ada');
  jest.advanceTimersByTime(3_001);
  inside.forEach((place) => place?.leave());
  expect(told.slice(16)).toEqual(['ada away']);
});

test('where the waiting does not end, nobody waits for long', () => {
  const { told, come } = doorOf(new Lane(patient));
  const inside = Array.from({ length: 16 }, (_, index) => come(`${index}`));
  come('ada');
  jest.advanceTimersByTime(2_500);
  come('bob');
  jest.advanceTimersByTime(701);
  expect(told.slice(16)).toEqual(['ada away', 'bob away']);
  // It is calm again.
  inside[0]?.leave();
  come('cid');
  come('dan');
  jest.advanceTimersByTime(2_500);
  inside[1]?.leave();
  expect(told.slice(18)).toEqual(['cid in', 'dan in']);
});

test('who gives up waiting takes nobody’s place', () => {
  const { told, come } = doorOf(new Lane(patient));
  const inside = Array.from({ length: 16 }, (_, index) => come(`${index}`));
  come('ada')?.leave();
  come('bob');
  inside[0]?.leave();
  jest.advanceTimersByTime(4_000);
  expect(told.slice(16)).toEqual(['bob in']);
});

test('no more wait than the lane holds, and in a rush no more than are likely to have their turn soon', () => {
  const full = doorOf(new Lane(patient));
  Array.from({ length: 21 }, (_, index) => full.come(`${index}`));
  expect(full.told.at(-1)).toBe('20 away');

  const slow = doorOf(new Lane(patient));
  const inside = Array.from({ length: 16 }, (_, index) => slow.come(`${index}`));
  jest.advanceTimersByTime(60_000);
  inside.forEach((place) => place?.leave());
  Array.from({ length: 16 }, (_, index) => slow.come(`again ${index}`));
  slow.come('ada');
  jest.advanceTimersByTime(2_500);
  expect(slow.told.at(-1)).toBe('again 15 in');
  slow.come('bob');
  expect(slow.told.at(-1)).toBe('bob away');
});

test('who is let in by somebody else’s leaving carries on what was its own', () => {
  const request = new AsyncLocalStorage<string>();
  const lane = new Lane(patient);
  const nobody = () => undefined;
  const inside = request.run('first', () => lane.enter(nobody, nobody));
  for (let index = 1; index < 16; index++) lane.enter(nobody, nobody);
  let seen: string | undefined;
  request.run('second', () => lane.enter(() => (seen = request.getStore()), nobody));
  request.run('first', () => inside?.leave());
  expect(seen).toBe('second');
});
