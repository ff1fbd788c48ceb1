import { noteAnswer, noteServerTime, serverAheadMs, serverNow, watchServerClock } from './server-clock';

const noon = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => {
  // As if the device's clock were right.
  noteServerTime(noon, noon, noon);
  jest.useRealTimers();
});

test('until an answer has shown the server’s time, the device’s clock is taken', () => {
  expect([serverAheadMs(), serverNow()]).toEqual([0, noon]);
});

test.each([5 * minute, -5 * minute, 26 * 60 * minute])('a clock that differs by %p is corrected', (ahead) => {
  noteServerTime(noon + ahead, noon - 100, noon + 100);
  expect(serverNow()).toBe(noon + ahead);
});

test('small differences and slow answers change nothing', () => {
  noteServerTime(noon + 2_000, noon, noon);
  expect(serverAheadMs()).toBe(0);
  noteServerTime(noon + 9_000, noon, noon + 20_000);
  expect(serverAheadMs()).toBe(0);
  noteServerTime(noon + 5 * minute, noon, noon);
  noteServerTime(noon + 5 * minute + 2_000, noon, noon);
  expect(serverAheadMs()).toBe(5 * minute);
});

test('listeners are called when the difference changes, and when the clock is right again', () => {
  const listener = jest.fn();
  const stop = watchServerClock(listener);
  noteServerTime(noon + 5 * minute, noon, noon);
  noteServerTime(noon + 5 * minute, noon, noon);
  expect(listener).toHaveBeenCalledTimes(1);
  noteServerTime(noon, noon, noon);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(serverAheadMs()).toBe(0);
  stop();
  noteServerTime(noon - 5 * minute, noon, noon);
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('an answer', () => {
  const at = (serverMs: number, cacheControl?: string) => {
    const headers = { date: new Date(serverMs).toUTCString() };
    return new Response('', {
      headers: cacheControl ? { ...headers, 'cache-control': cacheControl } : headers,
    });
  };

  it('shows the server’s time', () => {
    noteAnswer(noon)(at(noon + 5 * minute, 'no-store'));
    expect(Math.abs(serverAheadMs() - 5 * minute)).toBeLessThanOrEqual(500);
  });

  it.each(['max-age=60', undefined])('that a cache may have kept (%p) shows nothing', (cacheControl) => {
    noteAnswer(noon)(at(noon - 5 * minute, cacheControl));
    expect(serverAheadMs()).toBe(0);
  });

  it('without a time shows nothing', () => {
    noteAnswer(noon)(new Response('', { headers: { 'cache-control': 'no-store' } }));
    expect(serverAheadMs()).toBe(0);
  });
});
