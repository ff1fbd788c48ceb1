import { Code, ConnectError } from '@connectrpc/connect';
import { Deadline, withContext } from '../../context';
import type { InboundInterceptor } from './call';

/** Begins no work whose caller has given up, and bounds the calls that the handler makes by the caller's deadline. */
export const enforceDeadline: InboundInterceptor = (next) => async (call) => {
  const { context } = call;
  if (context.deadline <= Date.now())
    throw new ConnectError('the deadline has passed', Code.DeadlineExceeded);
  const deadline = new Deadline(context.deadline);
  try {
    return await withContext({ deadline }, () => next(call));
  } finally {
    deadline.answered();
    context.end();
  }
};
