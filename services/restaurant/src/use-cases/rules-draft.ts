import { availabilityProblems } from '@tablewell/restaurant-rules/availability/problems';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { tidyRules, withoutPeriods } from '@tablewell/restaurant-rules/availability/tidy';
import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import type { Restaurant } from '../domain/restaurant';
import { draftNameLength, type DraftSlot } from '../domain/rules-draft';
import type { Ports } from '../ports';
import { outdated } from './outdated-changes';
import { restaurantNotFound } from './restaurant-not-found';
import { underRules, withIds } from './availability-rules';

interface PutDraftCommand {
  readonly restaurantId: string;
  readonly rules: AvailabilityRules;
  readonly name: string;
  /** The version of the draft that the change is based on. */
  readonly baseVersion: number;
}

/** The restaurant's draft, for members. Rules for operating periods that no longer exist are left out (AVAIL-12). */
export function getRulesDraft(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<DraftSlot | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    const [restaurant, slot] = await Promise.all([
      ports.restaurants.find(restaurantId),
      ports.rulesDrafts.find(restaurantId),
    ]);
    if (!restaurant) return restaurantNotFound();
    const { draft } = slot;
    return draft
      ? { ...slot, draft: { ...draft, rules: withoutPeriods(draft.rules, periodsOf(restaurant)) } }
      : slot;
  };
}

/** Saves rules as the restaurant's draft, for members who may change the settings. They must be valid. */
export function putRulesDraft(ports: Ports) {
  return async (actor: Actor | undefined, command: PutDraftCommand): Promise<DraftSlot | Refusal> => {
    const { restaurantId, baseVersion } = command;
    const restaurant = await restaurantToChange(ports, actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const name = sanitize(command.name);
    const rules = withIds(tidyRules(command.rules), ports.newId);
    const problems = [
      ...nameProblems(name),
      ...availabilityProblems(rules, periodsOf(restaurant)).map(underRules),
    ];
    if (problems.length > 0) return invalid(problems);
    const savedBy = actor?.name || actor?.email || '';
    const draft = { rules, name, savedAt: ports.clock(), savedBy };
    const next: DraftSlot = { restaurantId, version: baseVersion + 1, draft };
    const current = await ports.rulesDrafts.find(restaurantId);
    if (current.version !== baseVersion) return outdated.draft();
    const event = ports.eventFactory.rulesDraftKept(restaurantId, name);
    return (await ports.rulesDrafts.replace(next, event)) ? next : outdated.draft();
  };
}

/** Discards the draft, for members who may change the settings. */
export function deleteRulesDraft(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, baseVersion }: Pick<PutDraftCommand, 'restaurantId' | 'baseVersion'>,
  ): Promise<DraftSlot | Refusal> => {
    const restaurant = await restaurantToChange(ports, actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const current = await ports.rulesDrafts.find(restaurantId);
    if (!current.draft) return current;
    if (current.version !== baseVersion) return outdated.draft();
    const next: DraftSlot = { restaurantId, version: baseVersion + 1 };
    const event = ports.eventFactory.rulesDraftDiscarded(restaurantId, current.draft.name);
    return (await ports.rulesDrafts.replace(next, event)) ? next : outdated.draft();
  };
}

async function restaurantToChange(
  ports: Ports,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<Restaurant | Refusal> {
  const refused = refuseWithoutPermission('settings', actor, restaurantId);
  return refused ?? (await ports.restaurants.find(restaurantId)) ?? restaurantNotFound();
}

const periodsOf = ({ operatingPeriods }: Restaurant) => new Set(operatingPeriods.map(({ id }) => id));

const nameProblems = (name: string) =>
  name.length > draftNameLength
    ? [{ field: 'name', message: `A name has at most ${draftNameLength} characters` }]
    : [];
