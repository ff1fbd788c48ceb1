import { type Actor, currentInitiator, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { entriesOf } from '../../domain/activity';
import {
  type EndpointDraft,
  maxEndpoints,
  readEndpoint,
  type WebhookEndpoint,
} from '../../domain/webhooks/endpoint';
import { makeSecret, rotated } from '../../domain/webhooks/secrets';
import type { WebhookPorts } from '../../webhook-ports';
import { includesWebhooks, requiredPlan } from './plan';

interface ThisEndpoint {
  readonly restaurantId: string;
  readonly endpointId: string;
}

/** The endpoints of a restaurant, for its owner. */
export function listEndpoints(ports: WebhookPorts) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<{ endpoints: readonly WebhookEndpoint[]; requiredPlan: string } | Refusal> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    const included = await includesWebhooks(ports, { ownerId: actor?.userId ?? '', restaurantId });
    return {
      endpoints: await ports.endpoints.list(restaurantId),
      requiredPlan: included ? '' : requiredPlan,
    };
  };
}

/** Makes an endpoint, for the owner of a restaurant (HOOK-1). Its secret is in it this once. */
export function createEndpoint(ports: WebhookPorts) {
  const { endpoints, copies, urlRules, clock, newId } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, ...given }: EndpointDraft & { readonly restaurantId: string },
  ): Promise<WebhookEndpoint | Refusal> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    const ownerId = actor?.userId ?? '';
    // A person whose mailbox is not proved may lose the account to its owner, and would still be told of everything.
    if (!(await copies.isVerified(ownerId))) return verifyFirst();
    const draft = readEndpoint({ ...given, name: sanitize(given.name) }, urlRules);
    if ('problems' in draft) return invalid(draft.problems);
    // Last, so that a form is checked before its sender is asked to pay.
    if (!(await includesWebhooks(ports, { ownerId, restaurantId }))) return planRequired();
    const { isOn, ...fields } = draft;
    const endpoint: WebhookEndpoint = {
      ...{ id: newId(), restaurantId, ownerId, ...fields, secrets: { current: makeSecret() } },
      ...{ createdAt: clock(), ...offUnless(isOn) },
    };
    if (!(await endpoints.insert(endpoint))) return tooMany();
    await note(ports, endpoint, 'created');
    return endpoint;
  };
}

/**
 * Changes the given fields of an endpoint, for the owner of its restaurant. An endpoint that is switched on again
 * begins without failures.
 */
export function updateEndpoint(ports: WebhookPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, endpointId, ...changes }: Partial<EndpointDraft> & ThisEndpoint,
  ): Promise<WebhookEndpoint | Refusal> => {
    const known = await ownEndpoint(ports, actor, { restaurantId, endpointId });
    if (known instanceof Refusal) return known;
    const { name, url, kinds } = { ...known, ...changes };
    const { isOn = !known.off } = changes;
    const draft = readEndpoint({ name: sanitize(name), url, kinds, isOn }, ports.urlRules);
    if ('problems' in draft) return invalid(draft.problems);
    // Only what is given is written: the endpoint may have been switched off since it was read.
    const changed = Object.entries(draft).filter(([field]) => field in changes);
    await ports.endpoints.update(endpointId, Object.fromEntries(changed));
    await note(ports, { ...known, name: draft.name, url: draft.url }, 'changed');
    return (await ports.endpoints.find(restaurantId, endpointId)) ?? unknown();
  };
}

/** Makes a new secret. The former one signs too for a day, unless it is known to others and ends at once (HOOK-3). */
export function rotateSecret(ports: WebhookPorts) {
  return async (
    actor: Actor | undefined,
    { endsFormer, ...ids }: ThisEndpoint & { readonly endsFormer: boolean },
  ): Promise<WebhookEndpoint | Refusal> => {
    const known = await ownEndpoint(ports, actor, ids);
    if (known instanceof Refusal) return known;
    const secrets = rotated(known.secrets, makeSecret(), ports.clock(), endsFormer);
    if (!(await ports.endpoints.putSecrets(known.id, known.secrets.current, secrets)))
      return new Refusal(
        'conflict',
        'secret-changed',
        'The secret was changed a moment ago. Please look again.',
      );
    await note(ports, known, 'secret-rotated');
    return { ...known, secrets };
  };
}

/** Removes an endpoint and its log. Removing it again has no effect. */
export function removeEndpoint(ports: WebhookPorts) {
  const { endpoints, deliveries } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, endpointId }: ThisEndpoint,
  ): Promise<Refusal | undefined> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    const known = await endpoints.find(restaurantId, endpointId);
    if (!known) return undefined;
    await endpoints.remove(restaurantId, endpointId);
    await deliveries.removeOf(endpointId);
    await note(ports, known, 'removed');
    return undefined;
  };
}

/** An endpoint of the actor's restaurant, or why it is not theirs. */
export async function ownEndpoint(
  { endpoints }: Pick<WebhookPorts, 'endpoints'>,
  actor: Actor | undefined,
  { restaurantId, endpointId }: ThisEndpoint,
): Promise<WebhookEndpoint | Refusal> {
  return (
    refuseWithoutPermission('keys', actor, restaurantId) ??
    (await endpoints.find(restaurantId, endpointId)) ??
    unknown()
  );
}

const offUnless = (isOn: boolean) => (isOn ? {} : ({ off: 'owner' } as const));

type Noted = 'created' | 'changed' | 'secret-rotated' | 'removed';

/** The audit log has no entries of this service's own events. */
function note(
  { activity, clock, newId }: WebhookPorts,
  { id, restaurantId, name, url }: WebhookEndpoint,
  what: Noted,
): Promise<void> {
  const event = { id: newId(), at: clock(), by: currentInitiator(), event: `webhook.${what}` };
  const details = { name, host: new URL(url).hostname };
  return activity.append(entriesOf({ kind: 'setting', subjectId: id, details }, event, [restaurantId]));
}

const unknown = () => notFound('There is no such endpoint.');

/** Not `forbidden`, because pages sign out on that, and the session is valid. */
const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you make webhooks.');

export const planRequired = () =>
  new Refusal('plan-required', 'plan-required', 'Webhooks are part of the Enterprise plan.', {
    requiredPlan,
  });

const tooMany = () =>
  new Refusal(
    'conflict',
    'too-many-endpoints',
    `A restaurant has at most ${maxEndpoints} endpoints. Please remove one that is no longer used`,
  );
