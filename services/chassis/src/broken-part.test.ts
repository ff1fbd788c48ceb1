import { Code, ConnectError } from '@connectrpc/connect';
import { MongoNetworkError } from 'mongodb';
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

test('a bug and a refusal are not', () => {
  expect(isBrokenPart(new TypeError('x is undefined'))).toBe(false);
  expect(isBrokenPart(new ConnectError('no', Code.InvalidArgument))).toBe(false);
  expect(isBrokenPart('text')).toBe(false);
});
