import { Deadline, withRequestId } from '@tablewell/chassis';
import { inTime, unlessItHangs } from './in-time';

const never = new Promise<string>(() => {});

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

/** How long somebody with this deadline waits for what does not come. */
async function waitWith(deadline: number | undefined): Promise<number> {
  const outcome = inTime({ deadline }, never).catch((error: unknown) => error);
  await jest.advanceTimersToNextTimerAsync();
  expect(await outcome).toMatchObject({ kind: 'unavailable', code: 'took-too-long' });
  return Date.now() - 1_000_000;
}

test('what hangs is waited for no longer than the caller waits', async () => {
  expect(await waitWith(1_003_000)).toBe(3_000);
});

test('somebody without a deadline waits for 4.5 s, and what comes at the end has a quarter second', async () => {
  expect(await waitWith(undefined)).toBe(4_500);
  jest.setSystemTime(1_000_000);
  expect(await waitWith(999_000)).toBe(250);
});

test('what may hang for a while hangs no longer than the caller waits, and once they are answered as long as it may', async () => {
  const deadline = new Deadline(1_000_400);
  const hang = () => unlessItHangs(1_000, never, () => 'otherwise');
  const done = withRequestId('request-1', hang, undefined, deadline);
  await jest.advanceTimersToNextTimerAsync();
  expect([await done, Date.now()]).toEqual(['otherwise', 1_000_400]);
  deadline.answered();
  const later = withRequestId('request-1', hang, undefined, deadline);
  await jest.advanceTimersToNextTimerAsync();
  expect([await later, Date.now()]).toEqual(['otherwise', 1_001_400]);
});

test('what comes in time is answered as it is, and so is its failure', async () => {
  expect(await inTime({ deadline: 1_001_000 }, Promise.resolve('here'))).toBe('here');
  await expect(inTime({ deadline: 1_001_000 }, Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(jest.getTimerCount()).toBe(0);
});
