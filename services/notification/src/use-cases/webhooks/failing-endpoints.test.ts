import { reasons } from '../../domain/webhooks/delivery';
import type { WebhookEndpoint } from '../../domain/webhooks/endpoint';
import { makeSecret } from '../../domain/webhooks/secrets';
import type { WebhookPorts } from '../../webhook-ports';
import { deliverNext } from './deliver-next';

const start = new Date('2026-11-20T12:00:00Z');
const hourMs = 3_600_000;

/** One endpoint, for which something is always due; `done` has what became of it, with each mail once. */
function oneEndpoint() {
  let now = start;
  let status = 500;
  let endpoint: WebhookEndpoint = {
    ...{ id: 'e1', restaurantId: 'r1', ownerId: 'ada', name: 'POS', url: 'https://pos.example/hook' },
    ...{ kinds: ['reservation.booked'], secrets: { current: makeSecret() }, createdAt: start },
  };
  const done: string[] = [];
  const mails = new Set<string>();
  const clock = () => now;
  const delivery = { id: 'd1', webhookId: 'w1', kind: 'reservation.booked', body: '{}', attempts: 1 };
  const leaseNext = jest.fn(
    async (_id: string, lease: unknown, _now: Date, which: { readonly onlyTests: boolean }) =>
      which.onlyTests ? undefined : { delivery: { ...delivery, createdAt: start }, lease },
  );
  const ports = {
    ...{ clock, newId: () => 'id', random: () => 0, logger: { warn: () => undefined } },
    post: async () => ({ kind: 'answered', status, retryAfter: '', text: '' }),
    copies: {
      restaurant: async () => ({ name: 'Luna', confirmedEmail: '', isTest: false }),
      user: async () => ({ email: 'ada@example.com' }),
    },
    endpoints: {
      byId: async () => endpoint,
      noteDelivered: async () => void (endpoint = { ...endpoint, failingSince: undefined }),
      noteFailed: async () => {
        endpoint = { ...endpoint, failingSince: endpoint.failingSince ?? now };
        return endpoint.failingSince;
      },
      switchOff: async (_endpoint: unknown, why: 'gone' | 'failing') => {
        endpoint = { ...endpoint, off: why };
        done.push(`off: ${why}`);
      },
    },
    deliveries: {
      ...{ leaseNext, record: async () => undefined },
      endWaiting: async (_id: string, reason: string) => void done.push(`ends: ${reason}`),
    },
    mail: {
      ...{ clock, newId: () => 'id' },
      templates: { webhook: (what: string) => ({ subject: what, text: what }) },
      messages: {
        add: async ({ id, to, subject }: Record<'id' | 'to' | 'subject', string>) => {
          if (!mails.has(id)) done.push(`mail to ${to}: ${subject}`);
          mails.add(id);
          return true;
        },
      },
      dispatch: { enqueueAndSend: (_channel: string, write: (as: string) => unknown) => write('queued') },
    },
  } as unknown as WebhookPorts;
  const deliverOnce = deliverNext(ports);
  /** What becomes of an event that is due so many hours after the start, and is answered so. */
  const deliver = async (hours: number, answered: number) => {
    [now, status] = [new Date(start.getTime() + hours * hourMs), answered];
    done.length = 0;
    await deliverOnce('e1');
    return [...done];
  };
  return { deliver, leaseNext };
}

test('an endpoint that answers 410 is switched off at once, its owner is told, and what waits ends', async () => {
  const { deliver, leaseNext } = oneEndpoint();
  const ended = ['mail to ada@example.com: gone', 'off: gone', `ends: ${reasons.gone}`];
  expect(await deliver(0, 410)).toEqual(ended);
  // What was written meanwhile ends as well, and only a test event would be sent.
  expect(await deliver(1, 200)).toEqual([`ends: ${reasons.off}`]);
  expect(leaseNext.mock.lastCall?.[3]).toEqual({ onlyTests: true });
});

test('the owner of an endpoint that takes nothing is told after a day, once, and it is off after three', async () => {
  const { deliver } = oneEndpoint();
  expect(await deliver(0, 500)).toEqual([]);
  expect(await deliver(23.9, 500)).toEqual([]);
  expect(await deliver(24, 500)).toEqual(['mail to ada@example.com: warned']);
  expect(await deliver(71.9, 500)).toEqual([]);
  const ended = ['mail to ada@example.com: failing', 'off: failing', `ends: ${reasons.off}`];
  expect(await deliver(72, 500)).toEqual(ended);
});

test('one success begins the count anew', async () => {
  const { deliver } = oneEndpoint();
  await deliver(0, 500);
  await deliver(23, 204);
  expect(await deliver(24, 500)).toEqual([]);
  expect(await deliver(47.9, 500)).toEqual([]);
  expect(await deliver(48, 500)).toEqual(['mail to ada@example.com: warned']);
});
