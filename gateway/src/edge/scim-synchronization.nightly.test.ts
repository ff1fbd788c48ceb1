import { queuesOf, writesOfScim } from './admission-sizes';
import { WritePace } from './write-pace';

/** The sizes as shipped (config.ts), as far as they count here. */
const sizes = {
  ...{ PUBLIC_AT_ONCE: 1_000, PUBLIC_RUNNING: 64, ENTRANCE_AT_ONCE: 96, MEMBERS_AT_ONCE: 192 },
  ...{ PROVIDERS_AT_ONCE: 96, WEBHOOKS_AT_ONCE: 48, CAPTCHAS_AT_ONCE: 2_000, BODIES_AT_ONCE: 4_000 },
};
const minute = 60_000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Times {
  readonly lookUpMs: number;
  readonly writeMs: number;
  /** How many people it looks up or adds at once. */
  readonly atOnce?: number;
}

/** A provider that looks people up and adds them, one after the other, as the gateway lets it; without end. */
function provider({ lookUpMs, writeMs, atOnce = 1 }: Times) {
  const { scim } = queuesOf(sizes);
  const writes = new WritePace(writesOfScim);
  const tenant = 'scim token';
  const seen = { added: 0, refused: 0 };
  const run = (ms: number, ended: () => void) => {
    const begun = () =>
      setTimeout(() => {
        permit?.release();
        ended();
      }, ms);
    const permit = scim.enter({ network: '192.0.2.1', tenant }, begun, again(next));
  };
  const again = (work: () => void) => () => {
    seen.refused += 1;
    setTimeout(work, 1_000);
  };
  const add = () => {
    const write = () =>
      run(writeMs, () => {
        turn.end();
        seen.added += 1;
        next();
      });
    const turn = writes.enter(tenant, () => setTimeout(write), again(add));
  };
  const next = () => run(lookUpMs, add);
  for (let count = 0; count < atOnce; count += 1) next();
  return seen;
}

// The second one is slower than a machine of two cores at a load of nine.
test.each([
  { lookUpMs: 40, writeMs: 150 },
  { lookUpMs: 80, writeMs: 300 },
])('two thousand people are added within twenty minutes, and none is refused: %j', (times) => {
  const seen = provider(times);
  jest.advanceTimersByTime(20 * minute);
  expect(seen.added).toBeGreaterThanOrEqual(2_000);
  expect(seen.refused).toBe(0);
});

test('a provider that adds several people at once brings two thousand in the same time', () => {
  const seen = provider({ lookUpMs: 80, writeMs: 210, atOnce: 4 });
  jest.advanceTimersByTime(20 * minute);
  expect(seen.added).toBeGreaterThanOrEqual(2_000);
});

test.each([150, 1_000, 2_000])(
  'who goes on with writes of %d ms without an end has a sixteenth of the time',
  (writeMs) => {
    const seen = provider({ lookUpMs: 40, writeMs, atOnce: 2 });
    jest.advanceTimersByTime(60 * minute);
    const before = seen.added;
    jest.advanceTimersByTime(60 * minute);
    const most = (60 * minute) / 16 / writeMs;
    expect(seen.added - before).toBeLessThanOrEqual(most + 1);
    expect(seen.added - before).toBeGreaterThan(most / 2);
  },
);

test('writes that follow each other at first take fourteen minutes at most, however slow they are', () => {
  const seen = provider({ lookUpMs: 40, writeMs: 2_000 });
  jest.advanceTimersByTime(60 * minute);
  expect(seen.added * 2_000).toBeLessThanOrEqual(14 * minute + (60 * minute) / 16);
});
