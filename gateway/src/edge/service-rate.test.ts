import { ServiceRate } from './service-rate';

const finish = (rate: ServiceRate, durations: readonly number[]) =>
  durations.forEach((ms) => rate.finished(ms));

test('knows nothing before a batch has finished', () => {
  const rate = new ServiceRate(16);
  finish(rate, Array<number>(15).fill(20));
  expect([rate.meanMs, rate.medianMs]).toEqual([0, 0]);
  rate.finished(20);
  expect([rate.meanMs, rate.medianMs]).toEqual([20, 20]);
});

test('measures the last batch only, and a batch is not tiny', () => {
  const rate = new ServiceRate(2);
  finish(rate, Array<number>(8).fill(4_000));
  finish(rate, Array<number>(8).fill(20));
  expect(rate.meanMs).toBe(20);
});

test('a minority of hanging requests changes the mean, and not the median', () => {
  const rate = new ServiceRate(9);
  finish(rate, [20, 20, 4_000, 20, 20, 4_000, 20, 20, 4_000]);
  expect(rate.medianMs).toBe(20);
  expect(rate.meanMs).toBeGreaterThan(1_000);
});
