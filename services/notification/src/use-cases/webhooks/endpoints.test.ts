import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { isToldOf, maxEndpoints, type WebhookEndpoint } from '../../domain/webhooks/endpoint';
import type { WebhookPorts } from '../../webhook-ports';
import { createEndpoint } from './endpoints';

const now = new Date('2026-11-20T12:00:00Z');
const actor = (role: Role) =>
  create(ActorSchema, { userId: 'ada', memberships: [{ restaurantId: 'r1', role }] });
const owner = actor(Role.OWNER);
const given = { restaurantId: 'r1', name: 'POS', url: 'https://pos.example/hook', isOn: true };
const draft = { ...given, kinds: ['reservation.booked'] };

/** A restaurant on a plan with so many endpoints; `noted` has the entries of its audit log. */
function portsWith({ plan = 'enterprise', isVerified = true, endpoints = 0 } = {}) {
  const noted: object[] = [];
  const ports = {
    ...{ clock: () => now, newId: () => 'e1', urlRules: { allowsPrivate: false } },
    copies: {
      isVerified: async () => isVerified,
      plan: async () => plan,
      restaurant: async () => ({ isTest: false }),
    },
    endpoints: { insert: async () => endpoints < maxEndpoints },
    activity: { append: async (entries: object[]) => void noted.push(...entries) },
  } as unknown as WebhookPorts;
  return { ports, noted };
}

const outcomeOf = async (given: Parameters<typeof portsWith>[0], by = owner, fields: object = {}) => {
  const { ports, noted } = portsWith(given);
  const made = await createEndpoint(ports)(by, { ...draft, ...fields });
  if (!isRefusal(made)) return { ...made, noted };
  expect(noted).toEqual([]);
  return { code: made.code, fields: made.fields.map(({ field }) => field), message: made.message };
};

test('an endpoint has a name, an address, and its kinds of events, and is in the audit log', async () => {
  const stored = { id: 'e1', ownerId: 'ada', name: 'POS', url: given.url, kinds: draft.kinds };
  expect(await outcomeOf({})).toMatchObject({
    ...stored,
    noted: [{ event: 'webhook.created', details: { name: 'POS', host: 'pos.example' } }],
  });
});

test.each([
  ['verify-first', { isVerified: false }, owner],
  ['plan-required', { plan: 'premium' }, owner],
  ['plan-required', { plan: 'trial' }, owner],
  ['role-too-low', {}, actor(Role.MANAGER)],
])('none is made, with the reason %s', async (code, restaurant, by) => {
  expect(await outcomeOf(restaurant, by)).toMatchObject({ code });
});

test('ten are a restaurant’s, and no more', async () => {
  expect(await outcomeOf({ endpoints: 9 })).toMatchObject({ name: 'POS' });
  expect(await outcomeOf({ endpoints: 10 })).toMatchObject({
    ...{ code: 'too-many-endpoints', message: expect.stringContaining('at most 10 endpoints') },
  });
});

test('each field that is wrong is named', async () => {
  const bad = { name: '', url: 'nowhere', kinds: ['reservation.booked', 'weather.changed'] };
  expect(await outcomeOf({}, owner, bad)).toMatchObject({ fields: ['name', 'url', 'kinds[1]'] });
  expect(await outcomeOf({}, owner, { kinds: [] })).toMatchObject({ fields: ['kinds'] });
});

test('it is told of its kinds alone, while it is on, and of nothing from before it was there', async () => {
  const endpoint = (await outcomeOf({})) as unknown as WebhookEndpoint;
  const booked = { kind: 'reservation.booked', at: now } as const;
  const before = new Date(now.getTime() - 1);
  expect(isToldOf(endpoint, booked)).toBe(true);
  expect(isToldOf(endpoint, { ...booked, at: before })).toBe(false);
  expect(isToldOf(endpoint, { ...booked, kind: 'reservation.canceled' })).toBe(false);
  const off = (await outcomeOf({}, owner, { isOn: false })) as unknown as WebhookEndpoint;
  expect(isToldOf(off, booked)).toBe(false);
});
