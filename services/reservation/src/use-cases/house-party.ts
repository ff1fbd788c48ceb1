import type { Refusal } from '@tablewell/chassis/refusal';
import { homeOf } from '../domain/housing';
import { holdsTable } from '../domain/lifecycle';
import type { Reservation } from '../domain/reservation';
import type { TableStock } from '../domain/restaurant-rules';
import { type Claim, claimId, claimOwner } from '../domain/service-day';
import { held } from './access';
import type { Ports } from './ports';
import { revise } from './revise';

/**
 * Gives a party that does not sit well by now (see `houseParties`) one of the tables the restaurant has. Its time
 * stays, it is never refused, and nobody is told: for the party nothing has changed.
 */
export function houseParty(ports: Ports) {
  return (id: string, tables: readonly TableStock[]): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => held(ports, id),
      async (current) => {
        const { placement, partySize, restaurantId } = current;
        if (!holdsTable(current.status)) return 'unchanged';
        const { from, until, tableType, tables: pushed } = placement;
        const own: Claim = {
          id: claimId(id, current.claimVersion),
          tableType,
          ...(pushed ? { tables: pushed } : {}),
          partySize,
          from,
          until,
          madeAt: current.createdAt.getTime(),
        };
        const homeAmong = (claims: readonly Claim[]) => {
          const others = claims.filter((claim) => claimOwner(claim.id).reservationId !== id);
          return homeOf(tables, others, own);
        };
        const taken = await Promise.all(placement.dates.map((date) => ports.days.claims(restaurantId, date)));
        const planned = homeAmong([...new Map(taken.flat().map((claim) => [claim.id, claim])).values()]);
        if (planned.tableType === tableType && planned.tables === pushed) return 'unchanged';
        const { tables: _, ...place } = placement;
        const decide = (claims: readonly Claim[]) => {
          const home = homeAmong(claims);
          return { ...place, tableType: home.tableType, ...(home.tables ? { tables: home.tables } : {}) };
        };
        return { next: current, wish: { dates: placement.dates, partySize, decide } };
      },
    );
}
