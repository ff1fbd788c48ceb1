import { queryOptions } from '@tanstack/react-query';
import type { GetAccessRulesResponse } from '@tablewell/proto/auth/v1/access_rules_service_pb';

/** An owner's rules for the sessions of the people. */
export interface Rules {
  /** 0: as long as sessions last without a rule. */
  sessionHours: number;
  /** 0: no such limit. */
  idleMinutes: number;
  /** Empty: from everywhere. */
  addresses: string[];
}

/** What the owner sees. */
export interface RulesView {
  rules: Rules;
  isIncluded: boolean;
  /** The address of this device, and the range by which a list would contain it. */
  address: string;
  range: string;
}

const rpc = async () => (await import('../../../lib/rpc')).accessRules();

export const readRules = (restaurantId: string) =>
  queryOptions({
    queryKey: ['access-rules', restaurantId],
    queryFn: async ({ signal }) => toView(await (await rpc()).getAccessRules({ restaurantId }, { signal })),
  });

/** Replaces the rules. A refusal names the fields. */
export const putRules = async (restaurantId: string, rules: Rules): Promise<RulesView> =>
  toView(await (await rpc()).putAccessRules({ restaurantId, rules }));

type Answer = Pick<GetAccessRulesResponse, 'rules' | 'requiredPlan' | 'yourAddress' | 'yourRange'>;

const toView = ({ rules, requiredPlan, yourAddress, yourRange }: Answer): RulesView => ({
  rules: {
    sessionHours: rules?.sessionHours ?? 0,
    idleMinutes: rules?.idleMinutes ?? 0,
    addresses: rules?.addresses ?? [],
  },
  isIncluded: requiredPlan === '',
  ...{ address: yourAddress, range: yourRange },
});
