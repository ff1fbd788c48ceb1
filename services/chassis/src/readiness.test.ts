import { Readiness } from './readiness';

const ready = { ready: true, notReady: [], facts: {} };

/** The store answers, the broker does not. */
function halfReady(): Readiness {
  const readiness = new Readiness();
  readiness.require('store', () => Promise.resolve());
  readiness.require('broker', () => Promise.reject(new Error('away')));
  return readiness;
}

test('it is ready when all parts answer, and names those that do not', async () => {
  expect(await new Readiness().report()).toEqual(ready);
  expect(await halfReady().report()).toMatchObject({ ready: false, notReady: ['broker'] });
});

test('a process about to stop is not ready, even when it was a moment ago', async () => {
  const readiness = new Readiness();
  readiness.require('store', () => Promise.resolve());
  expect(await readiness.report()).toEqual(ready);
  readiness.drain();
  expect(await readiness.report()).toMatchObject({ ready: false, notReady: ['draining'] });
});

test('callers of the same moment share one round of probes, later ones get another', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  let probes = 0;
  readiness.require('store', () => (probes += 1));
  await Promise.all([readiness.report(), readiness.report()]);
  jest.advanceTimersByTime(200);
  await readiness.report();
  expect(probes).toBe(1);
  jest.advanceTimersByTime(100);
  await readiness.report();
  expect(probes).toBe(2);
  jest.useRealTimers();
});

test('a part that hangs is given a second', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  readiness.require('store', () => new Promise(() => {}));
  const report = readiness.report();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await report).toMatchObject({ ready: false, notReady: ['store'] });
  jest.useRealTimers();
});
