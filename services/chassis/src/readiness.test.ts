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

test('of one part alone nobody else is asked; one that there is not is not ready', async () => {
  const readiness = halfReady();
  expect(await readiness.report('store')).toEqual(ready);
  expect(await readiness.report('broker')).toMatchObject({ ready: false, notReady: ['broker'] });
  expect(await readiness.report('nonsense')).toMatchObject({ ready: false, notReady: ['nonsense'] });
});

test('about to stop it is not ready, whatever is asked of it', async () => {
  const readiness = halfReady();
  readiness.drain();
  expect(await readiness.report('store')).toMatchObject({ ready: false, notReady: ['draining'] });
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
