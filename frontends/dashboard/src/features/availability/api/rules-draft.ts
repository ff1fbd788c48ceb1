import { timestampMs } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';
import type { RulesDraft as DraftMessage } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { fromRulesMessage, toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';

/** Rules that the restaurant keeps for later. */
export interface KeptDraft {
  readonly rules: AvailabilityRules;
  /** May be empty. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly savedBy: string;
}

/** The draft, if one is kept, with the version that a change of it is based on. */
interface VersionedDraft {
  readonly draft?: KeptDraft;
  readonly version: number;
}

const client = async () => (await import('../../../lib/rpc')).availabilityRules();

/** A restaurant's draft of availability rules. */
export const keptDraft = (restaurantId: string) =>
  queryOptions({
    queryKey: ['availability-rules-draft', restaurantId],
    queryFn: async ({ signal }): Promise<VersionedDraft> =>
      read(await (await client()).getRulesDraft({ restaurantId }, { signal })),
  });

/** Keeps rules as the draft; 409 after another member’s change. */
export async function keepDraft(
  restaurantId: string,
  { rules, name, version }: { rules: AvailabilityRules; name: string; version: number },
): Promise<VersionedDraft> {
  const command = { restaurantId, rules: toRulesMessage(rules), name, baseVersion: BigInt(version) };
  return read(await (await client()).putRulesDraft(command));
}

/** Discards the draft; 409 after another member’s change. */
export async function discardDraft(restaurantId: string, version: number): Promise<VersionedDraft> {
  return read(await (await client()).deleteRulesDraft({ restaurantId, baseVersion: BigInt(version) }));
}

interface DraftAnswer {
  draft?: DraftMessage | undefined;
  version: bigint;
}

function read({ draft, version: at }: DraftAnswer): VersionedDraft {
  const version = Number(at);
  if (!draft) return { version };
  const { rules, name, savedAt, savedBy } = draft;
  return {
    draft: {
      rules: rules ? fromRulesMessage(rules) : {},
      name,
      savedAt: savedAt ? timestampMs(savedAt) : 0,
      savedBy,
    },
    version,
  };
}
