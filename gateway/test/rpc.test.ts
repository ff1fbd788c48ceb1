import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const offered = ['ListMessages', 'ListInvoices', 'ListDailyCounts'];
const call = (service: string, method: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'POST', url: `/rpc/${service}/${method}`, payload: {}, headers });
const everyMethod = [MessageService, BillingService, ReservationService].flatMap(({ typeName, methods }) =>
  methods.map(({ name }) => [typeName, name] as const),
);

test('/rpc wants the same session as /api, for every method', async () => {
  for (const [service, method] of everyMethod) {
    expect((await call(service, method)).statusCode).toBe(401);
    const foreign = { cookie: 'tablewell_access=access-s1', origin: 'https://evil.example' };
    expect((await call(service, method, foreign)).statusCode).toBe(403);
  }
});

test('/rpc passes on what is named there, in the caller’s name, and nothing else of a service', async () => {
  const mine = { cookie: 'tablewell_access=access-s1', origin };
  for (const [service, method] of everyMethod) {
    const answer = await call(service, method, mine);
    if (offered.includes(method))
      expect([answer.statusCode, gateway.asked.at(-1)]).toEqual([200, `${method} for u1`]);
    else expect([method, answer.statusCode]).toEqual([method, 501]);
  }
});
