import { isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { keptLocalTime, toMove } from '../../domain/reservation/kept-local-times';
import { holdsTable, stageOf } from '../../domain/reservation/lifecycle';
import { replanned, type Reservation } from '../../domain/reservation/reservation';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import type { Ports, RestaurantRulesStore, ServiceDays } from '../../ports';
import { changeEvent } from '../booking/change-event';
import { revise } from '../booking/revise';

/**
 * After a change of a wrong zone: moves every reservation ahead to its local time in the new zone, with its tables, and
 * without a message to the diner, whose local time stays (HOURS-14). Idempotent: what was moved has its instant. Returns
 * the number of reservations that could not be moved, because others changed them.
 */
export async function moveLocalTimes(
  ports: Ports,
  rules: RestaurantRules,
  upcoming: readonly Reservation[],
): Promise<number> {
  const now = ports.clock().getTime();
  let missed = 0;
  for (const { id } of toMove(rules, upcoming, now)) {
    const moved = await revise(
      ports,
      async () => (await ports.reservations.find(id)) ?? notFound('Reservation not found.'),
      async (current) => {
        const kept = keptLocalTime(rules, current, now);
        if (!kept) return 'unchanged';
        const event = (after: Reservation) => changeEvent(ports, current)(after, { withoutNotice: true });
        if (!holdsTable(stageOf(current)))
          return { next: current, settle: (after) => replanned(after, kept), event };
        return {
          next: current,
          settle: replanned,
          event,
          // Nobody else has these tables then: until all are moved, none is given away.
          request: {
            dates: kept.dates,
            partySize: current.partySize,
            decide: (_others, own) => ({
              ...kept,
              ...(own?.tableNumbers ? { tableNumbers: own.tableNumbers } : {}),
            }),
          },
        };
      },
    );
    if (isRefusal(moved) && moved.kind !== 'not-found') missed += 1;
  }
  return missed;
}

/** The refusal of everything that gives a table to a party while a restaurant's reservations move to its new zone. */
export function refuseWhileTimesMove({
  movesTimes,
}: Pick<RestaurantRules, 'movesTimes'>): Refusal | undefined {
  if (!movesTimes) return undefined;
  const message =
    'The restaurant’s reservations are being moved to its new time zone. Please try again in a moment.';
  return new Refusal('unavailable', 'busy', message);
}

/** Service days on which no table is claimed while a restaurant's reservations move to its new zone. */
export function closedWhileTimesMove(
  days: ServiceDays,
  restaurants: Pick<RestaurantRulesStore, 'find'>,
): ServiceDays {
  return {
    claim: async (request) =>
      refuseWhileTimesMove((await restaurants.find(request.restaurantId)) ?? {}) ?? days.claim(request),
    release: (...given) => days.release(...given),
    claims: (...given) => days.claims(...given),
    restrictions: (...given) => days.restrictions(...given),
  };
}
