import { queryOptions } from '@tanstack/react-query';
import { fromRulesMessage, toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import type { AvailabilityRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';

/** The rules with the version that a change is based on. */
export interface VersionedRules {
  readonly rules: AvailabilityRules;
  readonly version: number;
}

const client = async () => (await import('../rpc')).availabilityRules();

/** A restaurant's availability rules. */
export const availabilityRules = (restaurantId: string) =>
  queryOptions({
    queryKey: ['availability-rules', restaurantId],
    queryFn: async ({ signal }): Promise<VersionedRules> =>
      read(await (await client()).getAvailabilityRules({ restaurantId }, { signal })),
  });

/** Replaces all rules; 409 after another member’s change, 400 with the refused fields. */
export async function saveAvailabilityRules(
  restaurantId: string,
  { rules, version }: VersionedRules,
): Promise<VersionedRules> {
  const command = { restaurantId, rules: toRulesMessage(rules), baseVersion: BigInt(version) };
  return read(await (await client()).putAvailabilityRules(command));
}

interface RulesAnswer {
  rules?: AvailabilityRulesMessage | undefined;
  version: bigint;
}

const read = ({ rules, version }: RulesAnswer): VersionedRules => ({
  rules: rules ? fromRulesMessage(rules) : {},
  version: Number(version),
});
