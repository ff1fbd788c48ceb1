import { type Answer, type Caller, createAgent, newCaller } from '../product/caller';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';
import { type FullHouse, House } from '../load/full-house';

const sizes = {
  short: { rounds: 3, evenings: 1, steps: 25, kills: 2 },
  full: { rounds: 60, evenings: 20, steps: 150, kills: 12 },
};
const tables = 8;
const walkIns = 16;
/** Longer ago than the turn time of 90 minutes: these parties overstay. */
const longAgoMs = 100 * 60_000;

/** A party as JSON, with the fields that are read here. */
interface Party {
  readonly id: string;
  readonly stage: string;
  readonly tableNumbers?: readonly string[];
  readonly steps?: readonly { readonly id: string; readonly step: string; readonly undone?: boolean }[];
}

/** Two hosts of one restaurant who send every call twice. */
class Hosts {
  private steps = 0;

  constructor(
    private readonly caller: Caller,
    private readonly restaurantId: string,
  ) {}

  stepId(): string {
    return `evening-${process.pid}-${(this.steps += 1)}`;
  }

  private call(method: string, body: object): Promise<Answer> {
    return this.caller.call('POST', `/rpc/tablewell.reservation.v1.EveningService/${method}`, body);
  }

  private async twice(method: string, body: object): Promise<Answer[]> {
    return Promise.all([this.call(method, body), this.call(method, body)]);
  }

  seatWalkIn(takenAt: Date): Promise<Answer[]> {
    const { restaurantId } = this;
    const walkIn = { restaurantId, partySize: 2, takenAt: takenAt.toISOString(), stepId: this.stepId() };
    return this.twice('SeatWalkIn', walkIn);
  }

  step(reservationId: string, step: string, stepId = this.stepId()): Promise<Answer[]> {
    return this.twice('TakeStep', { reservationId, step, stepId });
  }

  undo(reservationId: string, stepId: string): Promise<Answer[]> {
    return this.twice('UndoStep', { reservationId, stepId });
  }

  async sitting(): Promise<Party[]> {
    const { body } = await this.call('GetEvening', { restaurantId: this.restaurantId });
    const { parties = [] } = (body as { evening: { parties?: Party[] } }).evening;
    return parties.filter(({ stage }) => stage === 'STAGE_SEATED');
  }
}

/**
 * Seats more parties than there are tables: each seated party has its own table, and the others are refused. While a
 * call and its repetition run, both hold a table, so that another party may be refused too early: parties arrive until
 * the restaurant is full.
 */
async function fillUp(hosts: Hosts, failures: string[]): Promise<Party[]> {
  const longAgo = new Date(Date.now() - longAgoMs);
  await Promise.all(Array.from({ length: walkIns }, () => hosts.seatWalkIn(longAgo)));
  let sitting = await hosts.sitting();
  for (let left = tables - sitting.length; left > 0; left--) await hosts.seatWalkIn(longAgo);
  sitting = await hosts.sitting();
  if (sitting.length !== tables) failures.push(`${sitting.length} parties sit at ${tables} tables`);
  const late = await hosts.seatWalkIn(new Date());
  if (late.some(({ status }) => status === 200))
    failures.push('a table was given away whose party sits beyond its turn time');
  const numbers = sitting.flatMap(({ tableNumbers = [] }) => tableNumbers);
  if (new Set(numbers).size < sitting.length)
    failures.push(`${sitting.length} parties share the tables ${numbers.join()}`);
  return hosts.sitting();
}

/** Two hosts finish every party; the first step is undone, and then sent again by a tablet that got no answer. */
async function emptyOut(hosts: Hosts, sitting: readonly Party[], failures: string[]): Promise<void> {
  const [hasty] = sitting;
  if (hasty) {
    const stepId = hosts.stepId();
    await hosts.step(hasty.id, 'STEP_FINISH', stepId);
    await hosts.undo(hasty.id, stepId);
    await hosts.step(hasty.id, 'STEP_FINISH', stepId);
    const stays = (await hosts.sitting()).some(({ id }) => id === hasty.id);
    if (!stays) failures.push('an undone step came back when it was sent again');
  }
  const ended = await Promise.all(
    sitting.flatMap(({ id }) => [hosts.step(id, 'STEP_FINISH'), hosts.step(id, 'STEP_FINISH')]),
  );
  for (const answer of ended.flat()) {
    const { party } = answer.body as { party?: Party };
    const taken = party?.steps?.filter(({ step, undone }) => step === 'STEP_FINISH' && !undone) ?? [];
    if (taken.length !== 1)
      failures.push(`a party left ${taken.length} times: ${answer.status} ${answer.text}`);
  }
  const left = await hosts.sitting();
  if (left.length > 0) failures.push(`${left.length} parties still sit`);
}

export const evening: Proof = {
  name: 'evening',
  claim:
    'Each step of a party is taken once, no matter who sends it and how often, a table seats one party until that party leaves, and in a full house no party loses its table without a word, whichever process is killed.',
  async run({ product, size }) {
    const { rounds, evenings, steps, kills } = sizes[size];
    const stack = await Stack.start({ ...product, replicas: { reservation: 2, gateway: 2 } });
    const agent = createAgent();
    const failures: string[] = [];
    try {
      const tableAvailability = { TwoTop: { count: tables, capacity: 2 } };
      const owner = await makeOwner(newCaller(stack.origin, agent), { tableAvailability });
      const hosts = new Hosts(owner.caller, owner.restaurantId);
      let seated = 0;
      for (let round = 0; round < rounds; round++) {
        const sitting = await fillUp(hosts, failures);
        seated += sitting.length;
        await emptyOut(hosts, sitting, failures);
      }
      const houses: FullHouse[] = [];
      for (let evening = 0; evening < evenings; evening++) {
        const own = await makeOwner(newCaller(stack.origin, agent), { tableAvailability });
        const house = new House(stack, own, tables);
        await house.fill();
        houses.push(await house.serve(steps, kills, failures));
      }
      const sum = (count: keyof FullHouse) => houses.reduce((all, each) => all + each[count], 0);
      const fullHouses = { evenings, steps: sum('steps'), refused: sum('refused'), kills: sum('kills') };
      return {
        rows: [{ rounds, tables, 'walk-ins': rounds * (walkIns + 1), seated, ...fullHouses }],
        failures,
      };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
