import { Readiness } from './readiness';

const ready = { ready: true, notReady: [], facts: {} };

/** The store answers, the broker does not. */
function halfReady(): Readiness {
  const readiness = new Readiness();
  readiness.require('store', () => Promise.resolve());
  readiness.require('broker', () => Promise.reject(new Error('away')));
  return readiness;
}

test('a process is ready when every dependency answers, and reports those that do not', async () => {
  expect(await new Readiness().report()).toEqual(ready);
  expect(await halfReady().report()).toMatchObject({ ready: false, notReady: ['broker'] });
});

test('a draining process is not ready, even within a second of a ready report', async () => {
  const readiness = new Readiness();
  readiness.require('store', () => Promise.resolve());
  expect(await readiness.report()).toEqual(ready);
  readiness.drain();
  expect(await readiness.report()).toMatchObject({ ready: false, notReady: ['draining'] });
});

test('callers within a second share one round of probes, later ones start another', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  let probes = 0;
  readiness.require('store', () => (probes += 1));
  await Promise.all([readiness.report(), readiness.report()]);
  jest.advanceTimersByTime(900);
  await readiness.report();
  expect(probes).toBe(1);
  jest.advanceTimersByTime(200);
  await readiness.report();
  expect(probes).toBe(2);
  jest.useRealTimers();
});

test('a process that is not ready is probed again after a quarter of a second', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  let isBack = false;
  readiness.require('broker', () => (isBack ? undefined : Promise.reject(new Error('away'))));
  expect(await readiness.report()).toMatchObject({ notReady: ['broker'] });
  isBack = true;
  jest.advanceTimersByTime(200);
  expect(await readiness.report()).toMatchObject({ notReady: ['broker'] });
  jest.advanceTimersByTime(60);
  expect(await readiness.report()).toEqual(ready);
  jest.useRealTimers();
});

test('a slow round is shared until it ends', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  let probes = 0;
  readiness.require('store', () => {
    probes += 1;
    return new Promise(() => {});
  });
  const reports = [readiness.report()];
  await jest.advanceTimersByTimeAsync(900);
  reports.push(readiness.report());
  await jest.advanceTimersByTimeAsync(100);
  await Promise.all(reports);
  expect(probes).toBe(1);
  jest.useRealTimers();
});

test('a probe times out after a second', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  readiness.require('store', () => new Promise(() => {}));
  const report = readiness.report();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await report).toMatchObject({ ready: false, notReady: ['store'] });
  jest.useRealTimers();
});
