import { Code, ConnectError } from '@connectrpc/connect';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { isTransientError } from './transient-error';

test('an unavailable store or peer is a transient error', () => {
  expect(isTransientError(new MongoNetworkError('connection 4 closed'))).toBe(true);
  expect(
    isTransientError(
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    ),
  ).toBe(true);
  expect(isTransientError(new ConnectError('away', Code.Unavailable))).toBe(true);
});

test('a store that cannot write or is electing a primary is one, too', () => {
  expect(isTransientError(new MongoServerError({ message: 'No space left on device', code: 14031 }))).toBe(
    true,
  );
  const steppedDown = new MongoServerError({ message: 'not primary', code: 10107 });
  steppedDown.addErrorLabel('RetryableWriteError');
  expect(isTransientError(steppedDown)).toBe(true);
  expect(isTransientError(new MongoServerError({ message: 'E11000', code: 11000 }))).toBe(false);
});

test('bugs and refusals are not', () => {
  expect(isTransientError(new TypeError('x is undefined'))).toBe(false);
  expect(isTransientError(new ConnectError('no', Code.InvalidArgument))).toBe(false);
  expect(isTransientError('text')).toBe(false);
});
