import { Code } from '@connectrpc/connect';
import { CallContext } from './call-context';

afterEach(() => jest.useRealTimers());

test('a handler’s signal is aborted at the deadline', () => {
  jest.useFakeTimers();
  const { signal } = new CallContext(Date.now() + 20);
  jest.advanceTimersByTime(19);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ code: Code.DeadlineExceeded });
});

test('a handler’s signal is aborted when it has ended, even without a deadline', () => {
  const context = new CallContext(Infinity);
  const { signal } = context;
  expect(context.timeoutMs()).toBeUndefined();
  context.end();
  expect(signal.aborted).toBe(true);
});
