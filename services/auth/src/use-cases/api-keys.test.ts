import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { ApiKey } from '../domain/api-key';
import { newUser } from '../domain/user';
import type { Ports } from '../ports';
import { createKey, endKey, findKey, listKeys } from './api-keys';

const now = new Date('2026-11-20T12:00:00Z');
const owner = create(ActorSchema, {
  userId: 'ada',
  memberships: [{ restaurantId: 'r1', role: Role.OWNER }],
});
const ada = newUser({
  ...{ id: 'ada', email: 'ada@example.com', passwordHash: 'x', firstName: 'Ada', lastName: 'Rossi' },
  ...{ isVerified: true, memberships: [], createdAt: now },
});
const draft = { restaurantId: 'r1', name: 'POS', scopes: ['reservations:read'], addresses: [], mode: '' };

/** A store that holds keys by their hash, and answers every insert as `inserted` says. */
function portsWith(inserted = 'inserted') {
  const keys = new Map<string, ApiKey>();
  const plan = { apiKeys: true };
  const ended: string[] = [];
  const ports = {
    clock: () => now,
    newId: () => 'k1',
    callerOrigin: () => ({ address: '192.0.2.1' }),
    entitlements: { find: async (id: string) => (id === 'ada' ? plan : undefined) },
    users: { find: async () => ada },
    eventFactory: { apiKeyCreated: () => 'created', apiKeyEnded: () => 'ended' },
    apiKeys: {
      insert: async (key: ApiKey, hash: string) => {
        if (inserted === 'inserted') keys.set(hash, key);
        return inserted;
      },
      find: async (hash: string) => keys.get(hash),
      list: async () => [...keys.values()],
      end: async (_restaurantId: string, id: string) => {
        for (const [hash, key] of keys) if (key.id === id && keys.delete(hash)) ended.push(id);
      },
      noteUse: async () => undefined,
    },
  } as unknown as Ports;
  return { ports, keys, plan, ended };
}

/** What a refused call says. */
const refusal = (outcome: unknown) =>
  isRefusal(outcome) ? { kind: outcome.kind, code: outcome.code, message: outcome.message } : 'none';

describe('when the plan lapses', () => {
  test('no key is made, and those that are there are kept, named with the plan, and valid when it is back', async () => {
    const { ports, keys, plan } = portsWith();
    expect(refusal(await createKey(ports)(owner, draft))).toBe('none');
    const hash = [...keys.keys()][0] ?? '';
    expect(await findKey(ports)(hash)).toMatchObject({ apiKey: { name: 'POS' }, requiredPlan: '' });
    plan.apiKeys = false;
    expect(refusal(await createKey(ports)(owner, draft))).toMatchObject({ code: 'plan-required' });
    expect(await findKey(ports)(hash)).toMatchObject({
      ...{ apiKey: { name: 'POS' }, requiredPlan: 'enterprise' },
    });
    expect(await listKeys(ports)(owner, 'r1')).toMatchObject({
      ...{ keys: [{ name: 'POS' }], requiredPlan: 'enterprise' },
    });
    plan.apiKeys = true;
    expect(await findKey(ports)(hash)).toMatchObject({ requiredPlan: '' });
  });

  test('the owner can end a key, which is unknown from then on', async () => {
    const { ports, keys, plan, ended } = portsWith();
    await createKey(ports)(owner, draft);
    const hash = [...keys.keys()][0] ?? '';
    plan.apiKeys = false;
    expect(await endKey(ports)(owner, { restaurantId: 'r1', keyId: 'k1' })).toBeUndefined();
    expect(ended).toEqual(['k1']);
    expect(refusal(await findKey(ports)(hash))).toMatchObject({ kind: 'not-found' });
  });
});

test('an owner of whom no plan is known makes no key', async () => {
  const { ports } = portsWith();
  const unknown = { ...ports, entitlements: { find: async () => undefined } } as unknown as Ports;
  expect(refusal(await createKey(unknown)(owner, draft))).toMatchObject({ code: 'plan-required' });
});

test.each([
  ['two-of-name', 'two-keys', '2 keys of this name'],
  ['too-many', 'too-many-keys', 'at most 20 keys'],
])('a restaurant with %s keys gets no other one, and is told the limit', async (stored, code, limit) => {
  const { ports } = portsWith(stored);
  const message = expect.stringContaining(limit) as string;
  expect(refusal(await createKey(ports)(owner, draft))).toEqual({ kind: 'conflict', code, message });
});
