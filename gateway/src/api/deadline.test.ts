import { Deadline, withRequestId } from '@tablewell/chassis/context';
import { withinDeadline, withTimeout } from './deadline';

const never = new Promise<string>(() => {});

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

/** How long a request with this deadline waits for an operation that never ends. */
async function waitWith(deadline: number | undefined): Promise<number> {
  const outcome = withinDeadline({ deadline }, never).catch((error: unknown) => error);
  await jest.advanceTimersToNextTimerAsync();
  expect(await outcome).toMatchObject({ kind: 'unavailable', code: 'took-too-long' });
  return Date.now() - 1_000_000;
}

test('a hanging dependency is waited for until the caller’s deadline and no longer', async () => {
  expect(await waitWith(1_003_000)).toBe(3_000);
});

test('without a deadline the timeout is 4.5 s, and never less than a quarter second', async () => {
  expect(await waitWith(undefined)).toBe(4_500);
  jest.setSystemTime(1_000_000);
  expect(await waitWith(999_000)).toBe(250);
});

test('a timeout of its own is cut short by the caller’s deadline, until the caller is answered', async () => {
  const deadline = new Deadline(1_000_400);
  const hang = () => withTimeout(1_000, never, () => 'otherwise');
  const done = withRequestId('request-1', hang, undefined, deadline);
  await jest.advanceTimersToNextTimerAsync();
  expect([await done, Date.now()]).toEqual(['otherwise', 1_000_400]);
  deadline.answered();
  const later = withRequestId('request-1', hang, undefined, deadline);
  await jest.advanceTimersToNextTimerAsync();
  expect([await later, Date.now()]).toEqual(['otherwise', 1_001_400]);
});

test('a result or failure in time is passed through', async () => {
  expect(await withinDeadline({ deadline: 1_001_000 }, Promise.resolve('here'))).toBe('here');
  await expect(withinDeadline({ deadline: 1_001_000 }, Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(jest.getTimerCount()).toBe(0);
});
