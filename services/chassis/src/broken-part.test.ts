import { Code, ConnectError } from '@connectrpc/connect';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { isBrokenPart } from './broken-part';

test('a store or peer that is away is a broken part', () => {
  expect(isBrokenPart(new MongoNetworkError('connection 4 closed'))).toBe(true);
  expect(
    isBrokenPart(
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    ),
  ).toBe(true);
  expect(isBrokenPart(new ConnectError('away', Code.Unavailable))).toBe(true);
});

test('a store that is there and cannot write, or is changing its primary, is one, too', () => {
  expect(isBrokenPart(new MongoServerError({ message: 'No space left on device', code: 14031 }))).toBe(true);
  const steppedDown = new MongoServerError({ message: 'not primary', code: 10107 });
  steppedDown.addErrorLabel('RetryableWriteError');
  expect(isBrokenPart(steppedDown)).toBe(true);
  expect(isBrokenPart(new MongoServerError({ message: 'E11000', code: 11000 }))).toBe(false);
});

test('a bug and a refusal are not', () => {
  expect(isBrokenPart(new TypeError('x is undefined'))).toBe(false);
  expect(isBrokenPart(new ConnectError('no', Code.InvalidArgument))).toBe(false);
  expect(isBrokenPart('text')).toBe(false);
});
