import { signInDelayMs } from './sign-in-guard';

test('an attempt is not delayed at first, then twice as long with every ten failures, up to eight seconds', () => {
  const delays = [0, 49, 50, 59, 60, 70, 80, 89, 90, 1_000, 1_000_000].map((failures) =>
    signInDelayMs(failures, 50),
  );
  expect(delays).toEqual([0, 0, 500, 500, 1_000, 2_000, 4_000, 4_000, 8_000, 8_000, 8_000]);
});
