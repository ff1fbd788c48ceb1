import { eventually } from '@tablewell/chassis/testing';
import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

describe('an Idempotency-Key', () => {
  test('is taken over from a gateway that died, and not from one that is slow', async () => {
    await gateway.book(party, { 'idempotency-key': 'key-dead' });
    const requests = gateway.connection.collection('idempotent_requests');
    await requests.updateMany(
      {},
      { $set: { state: 'running', leaseUntil: new Date(Date.now() - 1) }, $unset: { body: 1 } },
    );
    expect((await gateway.book(party, { 'idempotency-key': 'key-dead' })).statusCode).toBe(201);

    let finish = () => {};
    gateway.duringBooking = () => new Promise<void>((resolve) => (finish = resolve));
    // A member's request has no deadline of its own, after which little time would be left to store the answer.
    const headers = { authorization: 'Bearer access-s1', 'idempotency-key': 'key-slow' };
    const slow = gateway.book(party, headers);
    const lease = async () => {
      const [latest] = await requests
        .find<{ leaseUntil: Date }>({ state: 'running' })
        .sort({ leaseUntil: -1 })
        .toArray();
      const until = latest?.leaseUntil.getTime() ?? 0;
      expect(until).toBeGreaterThan(Date.now());
      return until;
    };
    const firstLease = await eventually(lease);
    await eventually(async () => {
      expect(Date.now()).toBeGreaterThan(firstLease);
      await lease();
    });
    expect((await gateway.book(party, headers)).statusCode).toBe(409);
    finish();
    expect((await slow).statusCode).toBe(201);
  });
});
