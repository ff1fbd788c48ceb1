import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Caller, need } from '../product/caller';
import type { Owner } from '../product/owner';

/** A table of the floor plan on which the proofs book. */
interface PlanTable {
  readonly id: string;
  readonly type: string;
  readonly seats: number;
  readonly audience?: string;
}

interface PlanCombination {
  readonly componentIds: readonly string[];
  readonly smallestParty: number;
  readonly largestParty: number;
}

/** So few tables that concurrent callers compete for them. The id of each is its number. */
export const planTables: readonly PlanTable[] = [
  ...['1', '2', '3'].map((id) => ({ id, type: 'two-top', seats: 2 })),
  { id: '4', type: 'two-top', seats: 2, audience: 'TABLE_AUDIENCE_STAFF' },
  { id: '5', type: 'two-top', seats: 2, audience: 'TABLE_AUDIENCE_WALK_INS' },
  ...['11', '12'].map((id) => ({ id, type: 'four-top', seats: 4 })),
];

/** Two combinations share a table, so that only one of them can be used at a time. */
export const planCombinations: readonly PlanCombination[] = [
  { componentIds: ['1', '2'], smallestParty: 3, largestParty: 4 },
  { componentIds: ['2', '3'], smallestParty: 3, largestParty: 5 },
  { componentIds: ['11', '12'], smallestParty: 5, largestParty: 9 },
];

/** Saving waits a short time for the tables to be in force; on a busy machine their event may take longer. */
const inForceWithinMs = 60_000;
const lookAgainMs = 100;

/** A floor plan in service, and the calls by which its owner changes it. */
export class FloorPlan {
  private constructor(
    private readonly caller: Caller,
    private readonly restaurantId: string,
    private readonly layoutId: string,
  ) {}

  static async open({ caller, restaurantId }: Owner): Promise<FloorPlan> {
    const listed = await rpc(caller, 'ListLayouts', { restaurantId });
    const { layouts } = need(listed, 200).body as { layouts: { id: string }[] };
    const plan = new FloorPlan(caller, restaurantId, layouts[0]?.id ?? '');
    await plan.save();
    need(await rpc(caller, 'PutLayoutInService', plan.ids), 200);
    await plan.untilInForce();
    return plan;
  }

  private get ids() {
    const { restaurantId, layoutId } = this;
    return { restaurantId, layoutId };
  }

  /** Waits until reservations are booked on exactly the plan's own tables. */
  async untilInForce(): Promise<void> {
    const { caller, restaurantId } = this;
    const path = '/rpc/tablewell.reservation.v1.EveningService/GetEvening';
    const wanted = planTables.map(({ id }) => id).sort();
    for (const end = Date.now() + inForceWithinMs; ; await wait(lookAgainMs)) {
      const { body } = need(await caller.call('POST', path, { restaurantId, localDate: '' }), 200);
      const { tables = [] } = (body as { evening: { tables?: { number: string }[] } }).evening;
      const numbers = tables.map(({ number }) => number).sort();
      if (numbers.join() === wanted.join()) return;
      if (Date.now() > end) throw new Error(`the tables in force are ${numbers.join() || 'none'}`);
    }
  }

  /** Saves the plan, with more tables for two. */
  async save(more: readonly string[] = []): Promise<void> {
    const tables = [...planTables, ...more.map((id) => ({ id, type: 'two-top' }) as PlanTable)];
    const fixedComponents = tables.map(({ id, type, audience }, index) => ({
      id,
      type,
      x: 100 * index,
      tableNumber: id,
      ...(audience ? { audience } : {}),
    }));
    const combinations = planCombinations.map((combination, index) => ({ id: `c${index}`, ...combination }));
    const save = { ...this.ids, fixedComponents, details: { combinations } };
    need(await rpc(this.caller, 'SaveLayout', save), 200);
  }
}

function rpc(caller: Caller, method: string, body: object): Promise<Answer> {
  return caller.call('POST', `/rpc/tablewell.restaurant.v1.LayoutService/${method}`, body);
}
