import { Code } from '@connectrpc/connect';
import { timeoutWithinDeadline } from '../../context';
import { inboundCall } from '../../testing/calls';
import type { InboundCall } from './call';
import { enforceDeadline } from './enforce-deadline';

test('a call whose deadline has passed is not begun', async () => {
  const handler = jest.fn();
  const late = enforceDeadline(handler)(inboundCall({}, { deadline: Date.now() - 1 }));
  await expect(late).rejects.toMatchObject({ code: Code.DeadlineExceeded });
  expect(handler).not.toHaveBeenCalled();
});

test('the calls of a handler are bounded by its deadline, and its signal ends with it', async () => {
  let signal: AbortSignal | undefined;
  const handler = async ({ context }: InboundCall) => {
    ({ signal } = context);
    return timeoutWithinDeadline(60_000);
  };
  const left = await enforceDeadline(handler)(inboundCall({}, { deadline: Date.now() + 10_000 }));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(10_000);
  expect(signal?.aborted).toBe(true);
});
