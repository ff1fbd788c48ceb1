import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { fromRulesMessage, toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import type { Restaurant } from '../../domain/restaurant';
import type { DraftSlot } from '../../domain/rules-draft';
import type { Ports } from '../../ports';
import { putAvailabilityRules } from '../../use-cases/availability-rules';
import { listHolidays } from '../../use-cases/list-holidays';
import { getRestaurant } from '../../use-cases/read-restaurants';
import { deleteRulesDraft, getRulesDraft, putRulesDraft } from '../../use-cases/rules-draft';

const answer = ({ availabilityRules = {}, availabilityVersion = 0 }: Restaurant) => ({
  rules: toRulesMessage(availabilityRules),
  version: BigInt(availabilityVersion),
});

const draftAnswer = ({ draft, version }: DraftSlot) => ({
  ...(draft
    ? {
        draft: {
          rules: toRulesMessage(draft.rules),
          name: draft.name,
          savedAt: timestampFromDate(draft.savedAt),
          savedBy: draft.savedBy,
        },
      }
    : {}),
  version: BigInt(version),
});

/** `AvailabilityRulesService` on the use cases. */
export function availabilityRulesService(ports: Ports): Implementation {
  const cases = {
    get: getRestaurant(ports),
    put: putAvailabilityRules(ports),
    getDraft: getRulesDraft(ports),
    putDraft: putRulesDraft(ports),
    deleteDraft: deleteRulesDraft(ports),
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
    async getRulesDraft({ restaurantId }, context) {
      return draftAnswer(orThrowRefusal(await cases.getDraft(context.values.get(actorKey), restaurantId)));
    },
    async putRulesDraft({ restaurantId, rules, name, baseVersion }, context) {
      const command = {
        restaurantId,
        rules: rules ? fromRulesMessage(rules) : {},
        name,
        baseVersion: Number(baseVersion),
      };
      return draftAnswer(orThrowRefusal(await cases.putDraft(context.values.get(actorKey), command)));
    },
    async deleteRulesDraft({ restaurantId, baseVersion }, context) {
      const command = { restaurantId, baseVersion: Number(baseVersion) };
      const slot = orThrowRefusal(await cases.deleteDraft(context.values.get(actorKey), command));
      return { version: BigInt(slot.version) };
    },
    async listHolidays(request, context) {
      const found = orThrowRefusal(await cases.holidays(context.values.get(actorKey), request));
      return { country: found.country, holidays: found.holidays.map((holiday) => ({ ...holiday })) };
    },
  });
}
