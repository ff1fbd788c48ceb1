import { type MovedClock } from '../../restaurant/restaurant-clock';
import { MovedClocks } from './moved-clocks';

const minuteMs = 60_000;
let now = 0;
let stored: MovedClock[] = [];
let reads: (Date | undefined)[] = [];
let whileReading = (): void => undefined;
const clocks = () =>
  new MovedClocks(
    {
      async movedSince(since) {
        reads.push(since);
        const found = [...stored];
        whileReading();
        return found;
      },
    },
    () => new Date(now),
  );

beforeEach(() => {
  [now, stored, reads] = [Date.parse('2026-11-20T12:00:00Z'), [{ restaurantId: 'a', aheadMs: 5 }], []];
  whileReading = () => undefined;
});

test('a clock that was moved is known from the next read on, and goes forward only', async () => {
  const moved = clocks();
  await moved.read();
  expect(moved.aheadMs('a')).toBe(5);
  stored = [{ restaurantId: 'a', aheadMs: 3 }];
  now += 500;
  await moved.read();
  expect(moved.aheadMs('a')).toBe(5);
  expect(reads[0]).toBeUndefined();
  expect(reads[1]).toBeInstanceOf(Date);
});

test('the clock of a restaurant that was deleted by another process is forgotten within a minute', async () => {
  const moved = clocks();
  await moved.read();
  stored = [];
  now += 500;
  await moved.read();
  expect(moved.dueTimes().moved).toHaveLength(1);
  now += minuteMs;
  await moved.read();
  expect(moved.dueTimes().moved).toEqual([]);
});

test('a clock of which an event tells while all are being read is kept', async () => {
  const moved = clocks();
  whileReading = () => moved.note({ restaurantId: 'b', aheadMs: 9 });
  await moved.read();
  expect(moved.aheadMs('b')).toBe(9);
});
