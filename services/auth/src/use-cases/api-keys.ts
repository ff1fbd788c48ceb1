import {
  type Actor,
  apiKeys,
  isAtTest,
  isInRanges,
  refuseWithoutPermission,
} from '@tablewell/chassis/access';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import {
  type ApiKey,
  isForGroup,
  isUseDue,
  type KeyDraft,
  maxKeys,
  maxOfOneName,
  readDraft,
} from '../domain/api-key';
import { ownedBy } from '../domain/group-role';
import { isProven } from '../domain/user';
import type { Ports } from '../ports';

type KeyPorts = Pick<
  Ports,
  'apiKeys' | 'entitlements' | 'users' | 'eventFactory' | 'callerOrigin' | 'clock' | 'newId'
>;

/** The plan that includes keys (KEY-5). */
const requiredPlan = 'enterprise';

/** Keys of test restaurants need no plan (TEST-2). */
const isIncluded = async (
  { entitlements }: Pick<Ports, 'entitlements'>,
  { ownerId, isTest = false }: Pick<ApiKey, 'ownerId' | 'isTest'>,
): Promise<boolean> => isTest || ((await entitlements.find(ownerId))?.apiKeys ?? false);

/** The keys of a restaurant that are alive, for its owner. */
export function listKeys(ports: KeyPorts) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<{ keys: readonly ApiKey[]; requiredPlan: string } | Refusal> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    const isTest = isAtTest(actor, restaurantId);
    const included = await isIncluded(ports, { ownerId: actor?.userId ?? '', isTest });
    return { keys: await ports.apiKeys.list(restaurantId), requiredPlan: included ? '' : requiredPlan };
  };
}

/** Makes a key, for the owner of a restaurant (KEY-1). It is returned this once. */
export function createKey(ports: KeyPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ...given }: KeyDraft & { readonly restaurantId: string },
  ): Promise<{ apiKey: ApiKey; key: string } | Refusal> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    const ownerId = actor?.userId ?? '';
    // An unproven account may turn out to be somebody else's mailbox; its key would outlive the account.
    const owner = await ports.users.find(ownerId);
    if (!owner || !isProven(owner)) return verifyFirst();
    const isTest = isAtTest(actor, restaurantId);
    const mode = isTest ? 'test' : 'live';
    const draft = readDraft({ ...given, name: sanitize(given.name) }, mode);
    if ('problems' in draft) return invalid(draft.problems);
    // Last, so that a form is checked before its sender is asked to pay.
    if (!(await isIncluded(ports, { ownerId, isTest }))) return planRequired();
    const key = apiKeys.make(mode);
    const ending = apiKeys.endingOf(key);
    const of = { id: ports.newId(), restaurantId, ownerId, ...(isTest ? { isTest } : {}) };
    const apiKey = { ...of, ...draft, ending, createdAt: ports.clock() };
    const outcome = await ports.apiKeys.insert(apiKey, apiKeys.hash(key), [
      ports.eventFactory.apiKeyCreated(apiKey),
    ]);
    return outcome === 'inserted' ? { apiKey, key } : full[outcome]();
  };
}

/** Ends a key, for the owner of its restaurant (KEY-2). Ending it again has no effect. */
export function endKey({ apiKeys: keys, eventFactory, clock }: KeyPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, keyId }: { restaurantId: string; keyId: string },
  ): Promise<Refusal | undefined> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    await keys.end(restaurantId, keyId, clock(), eventFactory.apiKeyEnded);
    return undefined;
  };
}

/** Ends all keys of a restaurant that was deleted. */
export function endKeysOf({ apiKeys: keys, eventFactory, clock }: KeyPorts) {
  return async (restaurantId: string): Promise<void> => {
    for (const { id } of await keys.list(restaurantId))
      await keys.end(restaurantId, id, clock(), eventFactory.apiKeyEnded);
  };
}

/** A key that is alive, by its hash (KEY-2). Its use is recorded if its caller is at an address that it allows (KEY-4). */
export function findKey(ports: KeyPorts) {
  return async (
    hash: string,
  ): Promise<{ apiKey: ApiKey; requiredPlan: string; ofGroup: readonly string[] | undefined } | Refusal> => {
    const apiKey = await ports.apiKeys.find(hash);
    if (!apiKey) return notFound('This API key is unknown, or has ended.');
    const now = ports.clock();
    const { address } = ports.callerOrigin();
    const isAllowed = apiKey.addresses.length === 0 || isInRanges(address, apiKey.addresses);
    const included = await isIncluded(ports, apiKey);
    if (isAllowed && isUseDue(apiKey, now)) await ports.apiKeys.noteUse(apiKey, now);
    // A test restaurant is in no group.
    const reads = isForGroup(apiKey) && !apiKey.isTest;
    const owner = reads ? await ports.users.find(apiKey.ownerId) : undefined;
    return { apiKey, requiredPlan: included ? '' : requiredPlan, ofGroup: owner && ownedBy(owner) };
  };
}

/** Not `forbidden`, because pages sign out on that, and the session is valid. */
const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you make API keys.');

const planRequired = () =>
  new Refusal('plan-required', 'plan-required', 'API keys are part of the Enterprise plan.', {
    requiredPlan,
  });

const full = {
  'two-of-name': () =>
    new Refusal(
      'conflict',
      'two-keys',
      `${maxOfOneName} keys of this name are alive already. Please end the one that is no longer used`,
    ),
  'too-many': () =>
    new Refusal(
      'conflict',
      'too-many-keys',
      `A restaurant has at most ${maxKeys} keys. Please end one that is no longer used`,
    ),
} as const;
