import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { keptAnswer } from '../../domain/webhooks/delivery';
import { makeSecret } from '../../domain/webhooks/secrets';
import type { WebhookPorts } from '../../webhook-ports';
import { deliverNext } from './deliver-next';
import { resendDelivery, resendRange, sendTest } from './log';

const noon = new Date('2026-11-20T12:00:00Z');
const owner = create(ActorSchema, {
  userId: 'ada',
  memberships: [{ restaurantId: 'r1', role: Role.OWNER }],
});
const ids = { restaurantId: 'r1', endpointId: 'e1', deliveryId: 'd1' };
const range = { ...ids, from: noon, until: new Date(noon.getTime() + 1), all: false };

/** The log of an endpoint whose receiver answers 200 with a long text. */
function logOf({ off = undefined as 'owner' | undefined, isUnderWay = false } = {}) {
  let now = noon;
  const added = new Set<string>();
  const recorded: { answer: string }[] = [];
  const sendsAgain = jest.fn(async () => ({ resent: 1, nextFrom: undefined }));
  const endpoint = {
    ...{ id: 'e1', restaurantId: 'r1', ownerId: 'ada', off, url: 'https://pos.example/hook' },
    secrets: { current: makeSecret() },
  };
  const delivery = { id: 'd1', webhookId: 'w1', endpointId: 'e1', kind: 'reservation.booked', body: '{}' };
  const ports = {
    ...{ clock: () => now, newId: () => 'id', random: () => 0, noteDue: () => undefined },
    post: async () => ({ kind: 'answered', status: 200, retryAfter: '', text: 'ab'.repeat(2_000) }),
    copies: { plan: async () => 'enterprise' },
    endpoints: {
      byId: async () => endpoint,
      find: async () => endpoint,
      noteDelivered: async () => undefined,
    },
    deliveries: {
      find: async () => delivery,
      resend: async () => !isUnderWay,
      resendRange: sendsAgain,
      endWaiting: async () => undefined,
      add: async ({ id }: { id: string }) => !added.has(id) && added.add(id) !== undefined,
      leaseNext: async (_id: string, lease: unknown) => ({ delivery: { ...delivery, attempts: 1 }, lease }),
      record: async (_leased: unknown, tried: { answer: string }) => void recorded.push(tried),
    },
  } as unknown as WebhookPorts;
  return { ports, recorded, sendsAgain, at: (later: Date) => void (now = later) };
}

const outcomeOf = (given: unknown) => (isRefusal(given) ? given.code : 'done');

test('the log keeps the first 2,000 characters of an answer', async () => {
  const { ports, recorded } = logOf();
  const deliver = deliverNext(ports);
  await deliver('e1');
  expect(keptAnswer).toBe(2_000);
  expect(recorded).toMatchObject([{ answer: 'ab'.repeat(1_000) }]);
});

test('an event is sent again, and not while it is under way, nor to an endpoint that is off', async () => {
  expect(outcomeOf(await resendDelivery(logOf().ports)(owner, ids))).toBe('done');
  expect(outcomeOf(await resendDelivery(logOf({ isUnderWay: true }).ports)(owner, ids))).toBe('under-way');
  expect(outcomeOf(await resendDelivery(logOf({ off: 'owner' }).ports)(owner, ids))).toBe('endpoint-off');
});

test('of a range up to a thousand are sent again at once, and none to an endpoint that is off', async () => {
  const { ports, sendsAgain } = logOf();
  expect(await resendRange(ports)(owner, range)).toEqual({ resent: 1, nextFrom: undefined });
  const { from, until, all } = range;
  expect(sendsAgain).toHaveBeenCalledWith('e1', { from, until, all }, 1_000, noon);
  expect(outcomeOf(await resendRange(ports)(owner, { ...range, until: noon }))).toBe('invalid-input');
  expect(outcomeOf(await resendRange(logOf({ off: 'owner' }).ports)(owner, range))).toBe('endpoint-off');
});

test('five test events a minute are sent, also to an endpoint that is off', async () => {
  const { ports, at } = logOf({ off: 'owner' });
  for (let sent = 0; sent < 5; sent++) expect(outcomeOf(await sendTest(ports)(owner, ids))).toBe('done');
  expect(outcomeOf(await sendTest(ports)(owner, ids))).toBe('too-many-tests');
  at(new Date(noon.getTime() + 60_000));
  expect(outcomeOf(await sendTest(ports)(owner, ids))).toBe('done');
});
