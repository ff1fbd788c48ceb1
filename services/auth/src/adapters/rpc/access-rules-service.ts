import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { noRules } from '../../domain/access-rules';
import type { Ports } from '../../ports';
import { getAddressBlock, liftAddresses } from '../../use-cases/access-rules/lift';
import { getAccessRules, putAccessRules, type RulesView } from '../../use-cases/access-rules/rules';
import { proofs } from './passkey-service';

const toMessage = ({ rules, requiredPlan, address, range }: RulesView) => ({
  rules: {
    sessionHours: rules.sessionHours,
    idleMinutes: rules.idleMinutes,
    addresses: [...rules.addresses],
  },
  ...{ requiredPlan, yourAddress: address, yourRange: range },
});

/** `AccessRulesService` on the use cases. */
export function accessRulesService(ports: Ports): Implementation {
  const cases = {
    get: getAccessRules(ports),
    put: putAccessRules(ports),
    block: getAddressBlock(ports),
    lift: liftAddresses(ports),
  };
  return implement(AccessRulesService, {
    async getAccessRules({ restaurantId }, { values }) {
      return toMessage(orThrowRefusal(await cases.get(values.get(actorKey), restaurantId)));
    },
    async putAccessRules({ restaurantId, rules = { ...noRules, addresses: [] } }, { values }) {
      const { sessionHours, idleMinutes, addresses } = rules;
      const draft = { restaurantId, sessionHours, idleMinutes, addresses };
      return toMessage(orThrowRefusal(await cases.put(values.get(actorKey), draft)));
    },
    async getAddressBlock(_request, { values }) {
      const { address, mayLift, proof } = orThrowRefusal(await cases.block(values.get(actorKey)));
      return { yourAddress: address, mayLift, proof: proofs[proof] };
    },
    async liftAddresses({ password, code }, { values }) {
      orThrowRefusal(await cases.lift(values.get(actorKey), { password, code }));
      return {};
    },
  });
}
