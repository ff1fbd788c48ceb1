import { type Actor, clientNetwork } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import {
  type AccessRules,
  isResting,
  isWithoutRules,
  noRules,
  readRules,
  type RulesDraft,
} from '../../domain/access-rules';
import { isProven, restaurantsOf } from '../../domain/user';
import type { AccessChange, Ports } from '../../ports';
import { ownerOf } from '../sso/connection';
import { includesSso } from '../sso/places';

/** What the owner sees. */
export interface RulesView {
  readonly rules: RulesDraft;
  /** Empty if the plan includes them. */
  readonly requiredPlan: string;
  /** The caller's address, and the range by which a list would contain it. */
  readonly address: string;
  readonly range: string;
}

const requiredPlan = 'enterprise';

const planRequired = () =>
  new Refusal('plan-required', 'plan-required', 'Rules for sessions are part of the Enterprise plan.', {
    requiredPlan,
  });
const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you make rules.');
const busy = () =>
  new Refusal('unavailable', 'busy', 'The rules are being changed by others. Please try again.');

export function getAccessRules(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<RulesView | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    return isRefusal(owner) ? owner : viewOf(ports, owner.id);
  };
}

/** Replaces the rules (ACCOUNT-29, ACCOUNT-30). Removing all of them needs no plan. */
export function putAccessRules(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ...draft }: RulesDraft & { readonly restaurantId: string },
  ): Promise<RulesView | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const read = readRules(draft, ports.callerOrigin().address);
    if (!isWithoutRules(draft)) {
      if (!isProven(owner)) return verifyFirst();
      if (!(await includesSso(ports, owner.id))) return planRequired();
    }
    if ('problems' in read) return invalid(read.problems);
    const refused = await changeRules(ports, owner.id, (known) => {
      const isSameList = known.addresses.join() === read.addresses.join();
      const isSame = known.sessionHours === read.sessionHours && known.idleMinutes === read.idleMinutes;
      const changes: AccessChange[] = [
        ...(isSame ? [] : (['access-sessions'] as const)),
        ...(isSameList ? [] : (['access-addresses'] as const)),
      ];
      return { ...read, changes };
    });
    return refused ?? viewOf(ports, owner.id);
  };
}

/** Keeps the rules' list of restaurants in step with what the owner owns. Idempotent. */
export function followOwner(ports: Ports) {
  return async (ownerId: string): Promise<void> => {
    if (!(await ports.accessRules.find(ownerId))) return;
    const refused = await changeRules(ports, ownerId, (known) => ({ ...known, changes: [] }));
    if (refused) throw new Error('the access rules of an owner are being changed concurrently');
  };
}

/**
 * Stores what an owner's plan includes now. If it includes the rules again, idle times are counted from then on, and
 * open pages are told, so that they report activity (ACCOUNT-29). Idempotent.
 */
export function followPlan(ports: Ports) {
  return async (ownerId: string, version: number, apiKeys: boolean): Promise<void> => {
    const before = await ports.entitlements.find(ownerId);
    const since = before?.apiKeys ? before.includedSince : ports.clock();
    await ports.entitlements.put(ownerId, version, { apiKeys, includedSince: apiKeys ? since : null });
    // A later version may be known.
    const plan = await ports.entitlements.find(ownerId);
    const includedSince = plan?.includedSince ?? null;
    if (!includedSince || !(await ports.accessRules.find(ownerId))) return;
    const refused = await changeRules(ports, ownerId, (known) =>
      isResting(known, includedSince)
        ? { ...known, idleSince: includedSince, changes: ['access-resumed'] }
        : { ...known, changes: [] },
    );
    if (refused) throw new Error('the access rules of an owner are being changed concurrently');
  };
}

/** The rules, and since when activity is recorded for them; null: from the write on, if there is a limit. */
type Timed = RulesDraft & Pick<AccessRules, 'idleSince'>;

/**
 * Writes what `decide` makes of the stored rules, with an event for each change; after a concurrent change `decide` is
 * called again. The owner's restaurants are read until they stay the same, because one may be added meanwhile.
 */
export async function changeRules(
  ports: Pick<Ports, 'users' | 'accessRules' | 'eventFactory' | 'clock' | 'newId'>,
  ownerId: string,
  decide: (known: Timed) => RulesDraft & Partial<Timed> & { readonly changes: readonly AccessChange[] },
): Promise<Refusal | undefined> {
  const changed = await changeDocument(async () => {
    const owner = await ports.users.find(ownerId);
    const known = await ports.accessRules.find(ownerId);
    if (!owner) return undefined;
    const restaurantIds = restaurantsOf(owner);
    const { changes, ...draft } = decide(known ?? { ...noRules, idleSince: null });
    const isSamePlaces = !known || known.restaurantIds.join() === restaurantIds.join();
    if (changes.length === 0 && isSamePlaces) return undefined;
    const { sessionHours, idleMinutes, addresses } = draft;
    const idleSince = idleMinutes === 0 ? null : (draft.idleSince ?? known?.idleSince ?? ports.clock());
    const rules = {
      ...{ ownerId, mark: ports.newId(), restaurantIds },
      ...{ sessionHours, idleMinutes, idleSince, addresses },
    };
    const events = changes.map((change) => ports.eventFactory.securityChanged(owner, change));
    const isWritten = known
      ? await ports.accessRules.replace(rules, known.mark, events)
      : await ports.accessRules.insert(rules, events);
    return isWritten ? ('written' as const) : 'conflict';
  });
  if (changed === 'busy') return busy();
  // A restaurant may have been granted between the read and the write: the next round adds it, without another event.
  return changed === 'written'
    ? changeRules(ports, ownerId, (known) => ({ ...known, changes: [] }))
    : undefined;
}

async function viewOf(ports: Ports, ownerId: string): Promise<RulesView> {
  const [rules, isIncluded] = await Promise.all([
    ports.accessRules.find(ownerId),
    includesSso(ports, ownerId),
  ]);
  const { address } = ports.callerOrigin();
  return {
    rules: rules ?? noRules,
    requiredPlan: isIncluded ? '' : requiredPlan,
    address,
    range: address.includes(':') ? clientNetwork(address) : address,
  };
}
