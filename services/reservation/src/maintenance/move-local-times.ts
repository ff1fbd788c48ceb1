import { isRefusal, notFound } from '@tablewell/chassis/refusal';
import { keptLocalTime, toMove } from '../party/kept-local-times';
import { holdsTable, stageOf } from '../party/lifecycle';
import { replanned, type Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Ports } from '../ports';
import { changeEvent } from '../party/party-event';
import { revise } from '../commands/revise';

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
        const event = (after: Reservation) => changeEvent(current, after, { withoutNotice: true });
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
