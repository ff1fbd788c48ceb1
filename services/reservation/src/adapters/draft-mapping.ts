import { fromRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import type { DraftChange as DraftMessage } from '@tablewell/proto/reservation/v1/availability_service_pb';
import type { DraftChange } from '../what-if/draft-change';
import { toFloor } from './floor-mapping';

/** A draft from a contract message. */
export function toDraftChange(draft: DraftMessage | undefined): DraftChange {
  if (!draft) return {};
  const { availabilityRules, operatingPeriods, closures, seatingMinutes, tables } = draft;
  return {
    ...(availabilityRules ? { availabilityRules: fromRulesMessage(availabilityRules) } : {}),
    ...(operatingPeriods
      ? { operatingPeriods: operatingPeriods.items.map((period) => ({ ...period })) }
      : {}),
    ...(closures ? { closures: { weekly: closures.weekly, special: closures.special } } : {}),
    ...(seatingMinutes === undefined ? {} : { seatingMinutes }),
    ...(tables.case === 'floor' ? { floor: toFloor(tables.value) } : {}),
    ...(tables.case === 'tableTypes'
      ? { tableTypes: tables.value.items.map((stock) => ({ ...stock })) }
      : {}),
  };
}
