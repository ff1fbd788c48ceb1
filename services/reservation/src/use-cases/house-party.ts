import type { Refusal } from '@tablewell/chassis/refusal';
import { houseParties, inService } from '../domain/capacity';
import { holdsTable } from '../domain/lifecycle';
import type { Placement } from '../domain/place-party';
import type { Reservation } from '../domain/reservation';
import type { TableStock } from '../domain/restaurant-rules';
import type { Claim } from '../domain/service-day';
import { held } from './access';
import type { Ports } from './ports';
import { revise } from './revise';

/**
 * Gives a party that holds no table one of those the restaurant has now. Its time stays, it is never refused, and
 * nobody is told: for the party nothing has changed.
 */
export function houseParty(ports: Ports) {
  return (id: string, tables: readonly TableStock[]): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => held(ports, id),
      async (current) => {
        const { placement, partySize } = current;
        const hasTable = inService(tables).some(({ key }) => key === placement.tableType);
        if (hasTable || !holdsTable(current.status)) return 'unchanged';
        const decide = (claims: readonly Claim[]) => moveIn(tables, claims, placement, partySize);
        return { next: current, wish: { dates: placement.dates, partySize, decide } };
      },
    );
}

function moveIn(
  tables: readonly TableStock[],
  claims: readonly Claim[],
  placement: Placement,
  partySize: number,
): Placement {
  const { from, until, tableType } = placement;
  const own: Claim = { id: 'own', tableType, partySize, from, until, madeAt: 0 };
  const home = houseParties(tables, [...claims, own]).find(({ id }) => id === own.id) ?? own;
  return { ...placement, tableType: home.tableType, ...(home.tables ? { tables: home.tables } : {}) };
}
