import { fromRulesMessage, toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import type { Restaurant } from '../../domain/restaurant';
import type { Ports } from '../../ports';
import { putAvailabilityRules } from '../../use-cases/availability-rules';
import { listHolidays } from '../../use-cases/list-holidays';
import { getRestaurant } from '../../use-cases/read-restaurants';

const answer = ({ availabilityRules = {}, availabilityVersion = 0 }: Restaurant) => ({
  rules: toRulesMessage(availabilityRules),
  version: BigInt(availabilityVersion),
});

/** `AvailabilityRulesService` on the use cases. */
export function availabilityRulesService(ports: Ports): Implementation {
  const cases = {
    get: getRestaurant(ports),
    put: putAvailabilityRules(ports),
    holidays: listHolidays(ports),
  };
  return implement(AvailabilityRulesService, {
    async getAvailabilityRules({ restaurantId }, context) {
      return answer(orThrowRefusal(await cases.get(context.values.get(actorKey), restaurantId)));
    },
    async putAvailabilityRules({ restaurantId, rules, baseVersion }, context) {
      const command = {
        restaurantId,
        rules: rules ? fromRulesMessage(rules) : {},
        baseVersion: Number(baseVersion),
      };
      const changed = orThrowRefusal(await cases.put(context.values.get(actorKey), command));
      return { ...answer(changed), restaurantVersion: BigInt(changed.version) };
    },
    async listHolidays(request, context) {
      const found = orThrowRefusal(await cases.holidays(context.values.get(actorKey), request));
      return { country: found.country, holidays: found.holidays.map((holiday) => ({ ...holiday })) };
    },
  });
}
