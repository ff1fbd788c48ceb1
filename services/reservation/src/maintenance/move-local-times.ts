import { isRefusal, notFound } from '@tablewell/chassis/refusal';
import { keepLocalTime, toMove } from '../party/kept-local-times';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { revise, type RevisingPorts, type TableRequest } from '../commands/revise';

/**
 * After a change of a wrong zone: moves every reservation ahead to its local time in the new zone, with its tables, and
 * without a message to the diner, whose local time stays (HOURS-14). Idempotent: what was moved has its instant. Returns
 * the number of reservations that could not be moved, because others changed them.
 */
export async function moveLocalTimes(
  ports: RevisingPorts,
  rules: RestaurantRules,
  upcoming: readonly Reservation[],
): Promise<number> {
  const now = ports.clock(rules.id).getTime();
  let missed = 0;
  for (const { id } of toMove(rules, upcoming, now)) {
    const moved = await revise(
      ports,
      async () => (await ports.reservations.find(id)) ?? notFound('Reservation not found.'),
      async (current) => ({
        change: (write) => keepLocalTime(current, rules, write),
        needs: (planned) =>
          holdsTable(stageOf(planned)) ? { table: sameTables(rules, planned, ports.clock(rules.id)) } : {},
      }),
    );
    if (isRefusal(moved) && moved.kind !== 'not-found') missed += 1;
  }
  return missed;
}

/** Nobody else has these tables then: until all are moved, none is given away. */
function sameTables(
  restaurant: RestaurantRules,
  { placement, partySize }: Reservation,
  now: Date,
): TableRequest {
  return {
    restaurant,
    now,
    dates: placement.dates,
    partySize,
    table: {
      kind: 'chosen',
      from: placement.from,
      choose: (_others, own) => ({
        ...placement,
        ...(own?.tableNumbers ? { tableNumbers: own.tableNumbers } : {}),
      }),
    },
  };
}
