import { availabilityProblems } from '@tablewell/restaurant-rules/availability/problems';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { tidyRules } from '@tablewell/restaurant-rules/availability/tidy';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { IdSource } from '@tablewell/chassis/ids';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { type Restaurant, withRules } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { outdated } from './outdated-changes';

interface PutRulesCommand {
  readonly restaurantId: string;
  readonly rules: AvailabilityRules;
  /** The version of the rules that the change is based on. */
  readonly baseVersion: number;
}

/**
 * Replaces the availability rules, for members who may change the settings. An outdated change is a conflict (AVAIL-8).
 */
export function putAvailabilityRules(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, rules: given, baseVersion }: PutRulesCommand,
  ): Promise<Restaurant | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const rules = withIds(tidyRules(given), ports.newId);
    return changeRestaurant(ports, restaurantId, ['availabilityRules'], (current) => {
      const problems = availabilityProblems(rules, new Set(current.operatingPeriods.map(({ id }) => id)));
      if (problems.length > 0) return invalid(problems.map(underRules));
      if (baseVersion !== (current.availabilityVersion ?? 0)) return outdated.rules();
      if (JSON.stringify(rules) === JSON.stringify(current.availabilityRules ?? {})) return current;
      return withRules(current, rules, current.version + 1);
    });
  };
}

/** A problem of rules by the path of its field in the request. */
export const underRules = ({ field, message }: { field: string; message: string }) => ({
  field: `rules.${field}`,
  message,
});

/** The rules with ids for new special days, and for their new periods. */
export function withIds(rules: AvailabilityRules, newId: IdSource): AvailabilityRules {
  if (!rules.specialDays) return rules;
  const specialDays = rules.specialDays.map((day) => ({
    ...day,
    id: day.id || newId(),
    ...(day.periods ? { periods: day.periods.map((each) => ({ ...each, id: each.id || newId() })) } : {}),
  }));
  return { ...rules, specialDays };
}
