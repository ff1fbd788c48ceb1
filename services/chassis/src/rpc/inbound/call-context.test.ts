import { Code } from '@connectrpc/connect';
import { CallContext } from './call-context';

test('a handler’s signal is aborted at the deadline', async () => {
  const { signal } = new CallContext(Date.now() + 20);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ code: Code.DeadlineExceeded });
});

test('a handler’s signal is aborted when it has ended, even without a deadline', () => {
  const context = new CallContext(Infinity);
  const { signal } = context;
  expect(context.timeoutMs()).toBeUndefined();
  context.end();
  expect(signal.aborted).toBe(true);
});
