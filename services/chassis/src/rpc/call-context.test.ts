import { Code, createContextValues } from '@connectrpc/connect';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { CallContext } from './call-context';

const contextUntil = (deadline: number) =>
  new CallContext(
    ReservationService,
    ReservationService.method.book,
    'http://here/Book',
    createContextValues(),
    deadline,
  );

test('a handler that waits is told when its call is too late', async () => {
  const { signal } = contextUntil(Date.now() + 20);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ code: Code.DeadlineExceeded });
});

test('what a handler left waiting is told when it has answered, also without a deadline', () => {
  const context = contextUntil(Infinity);
  const { signal } = context;
  expect(context.timeoutMs()).toBeUndefined();
  context.end();
  expect(signal.aborted).toBe(true);
});
