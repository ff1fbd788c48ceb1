import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import type { FloorInit } from './harness';
import { host, startEvening, today } from './evening-harness';

export const table = (number: string, largestParty: number, more: object = {}) => ({
  number,
  type: { 2: 'TwoTop', 4: 'FourTop', 6: 'SixTop' }[largestParty] ?? 'TenTop',
  smallestParty: 1,
  largestParty,
  ...more,
});

/** Tables 10 and 11 for two, 20 for four; 10 and 11 together seat five. */
export const plan = {
  tables: [table('10', 2), table('11', 2), table('20', 4)],
  combinations: [{ tableNumbers: ['10', '11'], smallestParty: 3, largestParty: 5 }],
} satisfies FloorInit;

/** One table for everyone, one for the staff's bookings, one for walk-ins. */
export const floorByAudience: FloorInit = {
  tables: [
    table('1', 2),
    table('2', 2, { audience: TableAudience.STAFF }),
    table('3', 2, { audience: TableAudience.WALK_INS }),
  ],
};

/** An evening of restaurants that are booked by a floor plan. */
export async function startFloorEvening() {
  const running = await startEvening();
  let restaurants = 0;
  const layoutOf = (id: string) => `${id}-main`;
  /** Puts a floor in service, published only by the event of the restaurant. */
  async function putInService(id: string, layoutVersion: number, floor: FloorInit, more: object = {}) {
    const layoutInService = { layoutId: layoutOf(id), layoutVersion: BigInt(layoutVersion), floor };
    await running.publishRestaurant(id, { layoutInService, ...more });
  }
  return {
    ...running,
    layoutOf,
    putInService,
    async openWithPlan(floor: FloorInit = plan, more: object = {}): Promise<string> {
      const id = `floor-${(restaurants += 1)}`;
      await putInService(id, 1, floor, more);
      return id;
    },
    /** Books by counts again. */
    returnToCounts: (id: string, more: object = {}) =>
      running.publishRestaurant(id, { layoutInService: { layoutId: '' }, ...more }),
    async evening(id: string) {
      const request = { restaurantId: id, localDate: today };
      const { evening } = await running.evenings[0]!.getEvening(request, host(id));
      if (!evening) throw new Error('no evening');
      return evening;
    },
    /** The tables of each party by its name. */
    async tablesOf(id: string): Promise<Record<string, string>> {
      const parties = await running.parties(id);
      return Object.fromEntries(parties.map(({ name, tableNumbers }) => [name, tableNumbers.join('+')]));
    },
  };
}

export type FloorEvening = Awaited<ReturnType<typeof startFloorEvening>>;
