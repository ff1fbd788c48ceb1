import { Code, ConnectError } from '@connectrpc/connect';
import { mongo } from 'mongoose';
import { startGateway, type TestGateway, party } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.during = async () => undefined;
});

describe('an Idempotency-Key', () => {
  test('gives the first answer again, byte for byte, and does nothing again', async () => {
    const before = gateway.booked;
    const first = await gateway.book(party, { 'idempotency-key': 'key-1' });
    const second = await gateway.book(party, { 'idempotency-key': 'key-1' });
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(gateway.booked).toBe(before + 1);
  });

  test('is the same request with a fresh captcha token', async () => {
    const fresh = { ...party, recaptchaToken: 'another' };
    expect((await gateway.book(fresh, { 'idempotency-key': 'key-1' })).statusCode).toBe(201);
  });

  test('leaves an error as it is when the store is away, and answers nothing that it cannot repeat', async () => {
    const model = gateway.connection.model('IdempotentRequest');
    const away = () =>
      jest
        .spyOn(model.collection, 'updateOne')
        .mockImplementationOnce(() => Promise.reject(new mongo.MongoNetworkError('away')) as never);
    const documented = { error: expect.any(String), message: expect.any(String) };

    gateway.during = () => Promise.reject(new ConnectError('away', Code.Unavailable));
    away();
    const failed = await gateway.book(party, { 'idempotency-key': 'key-away' });
    expect([failed.statusCode, failed.json()]).toEqual([503, documented]);

    gateway.during = async () => undefined;
    away();
    const unkept = await gateway.book(party, { 'idempotency-key': 'key-unkept' });
    expect([unkept.statusCode, unkept.json()]).toEqual([503, documented]);
  });

  test('with another body is 422', async () => {
    expect((await gateway.book({ ...party, guests: 3 }, { 'idempotency-key': 'key-1' })).statusCode).toBe(
      422,
    );
  });

  test('of a request that still runs is 409', async () => {
    let finish = () => {};
    gateway.during = () => new Promise<void>((resolve) => (finish = resolve));
    const first = gateway.book(party, { 'idempotency-key': 'key-2' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await gateway.book(party, { 'idempotency-key': 'key-2' })).statusCode).toBe(409);
    finish();
    expect((await first).statusCode).toBe(201);
  });

  test('is taken over soon from a gateway that died, and not from one that is slow', async () => {
    await gateway.book(party, { 'idempotency-key': 'key-dead' });
    const requests = gateway.connection.collection('idempotent_requests');
    await requests.updateMany(
      {},
      { $set: { state: 'running', leaseUntil: new Date(Date.now() - 1) }, $unset: { body: 1 } },
    );
    expect((await gateway.book(party, { 'idempotency-key': 'key-dead' })).statusCode).toBe(201);

    let finish = () => {};
    gateway.during = () => new Promise<void>((resolve) => (finish = resolve));
    const slow = gateway.book(party, { 'idempotency-key': 'key-slow' });
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    expect((await gateway.book(party, { 'idempotency-key': 'key-slow' })).statusCode).toBe(409);
    finish();
    expect((await slow).statusCode).toBe(201);
  });

  test('does not keep a failure that may pass', async () => {
    gateway.during = async () => {
      throw new ConnectError('away', Code.Unavailable);
    };
    expect((await gateway.book(party, { 'idempotency-key': 'key-3' })).statusCode).toBe(503);
    gateway.during = async () => undefined;
    expect((await gateway.book(party, { 'idempotency-key': 'key-3' })).statusCode).toBe(201);
  });

  test('is kept as a hash, and the answer sealed', async () => {
    const stored = JSON.stringify(
      await gateway.connection.collection('idempotent_requests').find().toArray(),
    );
    expect(stored).not.toMatch(/key-1|booked-/);
  });
});
