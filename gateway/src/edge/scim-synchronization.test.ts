import { queuesOf, writesOfScim } from './admission-sizes';
import { WritePace } from './write-pace';

/** The sizes as shipped (config.ts), as far as they count here. */
const sizes = {
  ...{ PUBLIC_AT_ONCE: 1_000, PUBLIC_RUNNING: 64, ENTRANCE_AT_ONCE: 96, MEMBERS_AT_ONCE: 192 },
  ...{ PROVIDERS_AT_ONCE: 96, WEBHOOKS_AT_ONCE: 48, CAPTCHAS_AT_ONCE: 2_000, BODIES_AT_ONCE: 4_000 },
};
const minute = 60_000;
/** On a busy machine. */
const lookUpMs = 40;
const writeMs = 150;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A provider that looks people up and adds them, one after the other, as the gateway lets it; without end. */
function provider() {
  const { scim } = queuesOf(sizes);
  const writes = new WritePace(writesOfScim);
  const tenant = 'scim token';
  const seen = { added: 0, refused: 0 };
  const run = (ms: number, ended: () => void) => {
    const refused = () => {
      seen.refused += 1;
      setTimeout(next, 1_000);
    };
    const begun = () =>
      setTimeout(() => {
        permit?.release();
        ended();
      }, ms);
    const permit = scim.enter({ network: '192.0.2.1', tenant }, begun, refused);
  };
  const add = () => {
    const write = () =>
      run(writeMs, () => {
        turn.end();
        seen.added += 1;
        next();
      });
    const turn = writes.enter(
      tenant,
      () => setTimeout(write),
      () => (seen.refused += 1),
    );
  };
  const next = () => run(lookUpMs, add);
  next();
  return seen;
}

test('two thousand people are added within twenty minutes, and none is refused', () => {
  const seen = provider();
  jest.advanceTimersByTime(20 * minute);
  expect(seen.added).toBeGreaterThanOrEqual(2_000);
  expect(seen.refused).toBe(0);
});

test('who goes on writing without an end has a sixteenth of the time', () => {
  const seen = provider();
  jest.advanceTimersByTime(60 * minute);
  const before = seen.added;
  jest.advanceTimersByTime(20 * minute);
  expect(seen.added - before).toBeLessThanOrEqual((20 * minute) / 16 / writeMs + 1);
  expect(seen.added - before).toBeGreaterThan(100);
});
