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
    return plan;
  }

  private get ids() {
    const { restaurantId, layoutId } = this;
    return { restaurantId, layoutId };
  }

  /** Saves the plan, with more tables for two; resolves once they are in force. */
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
