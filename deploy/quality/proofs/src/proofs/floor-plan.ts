import { checkFloor, type SeatedParty } from '../history/floor';
import { checkLifecycles } from '../history/lifecycle';
import { Recorder } from '../history/recorder';
import { Diner, type Held } from '../load/diner';
import { FloorPlan, planTables } from '../load/floor-plan';
import { countByCheck } from '../load/settled';
import { type Answer, type Caller, createAgent, newCaller, need } from '../product/caller';
import { dayAhead, finalState, utcTime } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof, Row } from '../proof';

const sizes = { short: { rounds: 3, clients: 12, steps: 6 }, full: { rounds: 60, clients: 32, steps: 12 } };
/** Starts of parties that overlap in time. */
const starts = ['18:00', '18:30', '19:00', '19:30', '20:30'];
/** Added to the plan and removed again while diners book. */
const addedTables = ['21'];
const minuteMs = 60_000;
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const randomSize = () => 1 + Math.floor(Math.random() * 7);

/** A host of the restaurant, who calls the product as a tablet does. */
class Host {
  private count = 0;
  /** The tables of the last acknowledged move of each party; undefined when the outcome of a move is unknown. */
  readonly pins = new Map<string, readonly string[] | undefined>();

  constructor(
    private readonly caller: Caller,
    private readonly restaurantId: string,
  ) {}

  private call(method: string, body: object): Promise<Answer> {
    this.count += 1;
    const stepId = `floor-${process.pid}-${this.count}`;
    const path = `/rpc/tablewell.reservation.v1.EveningService/${method}`;
    return this.caller.call('POST', path, { stepId, ...body });
  }

  async parties(localDate: string): Promise<SeatedParty[]> {
    const answer = need(await this.call('GetEvening', { restaurantId: this.restaurantId, localDate }), 200);
    return (answer.body as { evening: { parties?: SeatedParty[] } }).evening.parties ?? [];
  }

  seatWalkIn(): Promise<Answer> {
    return this.call('SeatWalkIn', { restaurantId: this.restaurantId, partySize: randomSize() });
  }

  step(reservationId: string, step: string): Promise<Answer> {
    return this.call('TakeStep', { reservationId, step });
  }

  /** Pins a party to a table of the host's choice. */
  async pin(reservationId: string, tableNumbers = [pick(planTables).id]): Promise<void> {
    const answer = await this.call('MoveParty', { reservationId, tableNumbers });
    if (answer.status === 200) this.pins.set(reservationId, tableNumbers);
    else if (answer.status >= 500) this.pins.set(reservationId, undefined);
  }
}

export const floorPlan: Proof = {
  name: 'floor-plan',
  claim:
    'Under load, a floor plan in service gives no table to two parties at once, combinations hold all their tables, and tables that hosts chose are kept.',
  async run({ product, size, log }) {
    const { rounds, clients, steps } = sizes[size];
    const stack = await Stack.start({ ...product, replicas: { reservation: 2, gateway: 2 } });
    const agent = createAgent();
    const recorder = new Recorder();
    const failures: string[] = [];
    try {
      const owner = await makeOwner(newCaller(stack.origin, agent), { seatingMinutes: 90 });
      const plan = await FloorPlan.open(owner);
      const host = new Host(owner.caller, owner.restaurantId);
      const restorer = new Diner(owner.caller, { recorder, retryForMs: 10_000 });

      /** Random changes by one caller; every third caller is the owner, who may use one more table. */
      const actAtRandom = async (day: string, index: number): Promise<void> => {
        const caller = index % 3 === 0 ? owner.caller : newCaller(stack.origin, agent);
        const diner = new Diner(caller, { recorder, retryForMs: 10_000 });
        const randomRequest = () => ({ partySize: randomSize(), time: `${day}T${pick(starts)}` });
        let held: Held | undefined;
        let isCanceled = false;
        for (let step = 0; step < steps; step++) {
          if (!held) held = (await diner.book(owner.restaurantId, randomRequest())).held;
          else if (isCanceled) isCanceled = (await restorer.restore(held)).outcome !== 'ok';
          else if (Math.random() < 0.4) await change(diner, held, randomRequest());
          else if (Math.random() < 0.4) await host.pin(held.id);
          else isCanceled = await cancel(diner, held);
        }
      };
      // A changed party loses its pin and gets a free table.
      const change = async (diner: Diner, held: Held, request: { partySize: number; time: string }) => {
        const { outcome } = await diner.change(held, request);
        if (outcome !== 'refused') host.pins.delete(held.id);
      };
      const cancel = async (diner: Diner, held: Held) => {
        const { outcome } = await diner.cancel(held);
        if (outcome !== 'refused') host.pins.delete(held.id);
        return outcome === 'ok';
      };

      /** Seats walk-ins while seated parties leave: both change which tables are free at present. */
      const seatWalkIns = async (): Promise<void> => {
        await Promise.all(Array.from({ length: clients }, () => host.seatWalkIn()));
        const sitting = (await host.parties('')).filter(({ stage }) => stage === 'STAGE_SEATED');
        await Promise.all(
          sitting.flatMap(({ id }, index) =>
            index % 2 === 0 ? [host.step(id, 'STEP_FINISH'), host.seatWalkIn()] : [host.seatWalkIn()],
          ),
        );
      };
      /** Pins a small party to a large table, and books more large parties than the other large tables seat. */
      const fillLargeTables = async (day: string): Promise<void> => {
        const time = `${day}T10:00`;
        const diner = new Diner(newCaller(stack.origin, agent), { recorder, retryForMs: 10_000 });
        const { held } = await diner.book(owner.restaurantId, { partySize: 2, time });
        if (!held) return void failures.push('an empty start could not be booked');
        await host.pin(held.id, ['11']);
        for (let index = 0; index < 4; index++) await diner.book(owner.restaurantId, { partySize: 4, time });
      };
      const finishAll = async (): Promise<void> => {
        const sitting = (await host.parties('')).filter(({ stage }) => stage === 'STAGE_SEATED');
        await Promise.all(sitting.map(({ id }) => host.step(id, 'STEP_FINISH')));
      };

      const check = async (date: string) => {
        const parties = await host.parties(date);
        failures.push(
          ...checkFloor(date || 'now', parties, addedTables.length).map(
            ({ check: name, detail }) => `${name}: ${detail}`,
          ),
        );
        for (const { id, tableNumbers = [], heldUntil } of parties) {
          const chosen = host.pins.get(id);
          if (chosen && heldUntil && chosen.join() !== tableNumbers.join())
            failures.push(
              `pin lost: ${date}: ${id} was given ${chosen.join()}, and is at ${tableNumbers.join()}`,
            );
        }
        return parties;
      };

      let parties = 0;
      let combined = 0;
      for (let round = 0; round < rounds; round++) {
        const day = dayAhead(2 + round);
        const saves = Array.from({ length: 3 }, (_, save) => plan.save(save % 2 === 0 ? [] : addedTables));
        await Promise.all([
          // A separate start, so that a combination is booked whatever tables the other parties get.
          new Diner(newCaller(stack.origin, agent), { recorder, retryForMs: 10_000 }).book(
            owner.restaurantId,
            { partySize: 6, time: `${day}T14:00` },
          ),
          ...Array.from({ length: clients }, (_, index) => actAtRandom(day, index)),
          seatWalkIns(),
          fillLargeTables(day),
          ...saves,
        ]);
        // The last save restores the original tables, so that the expected floor is known.
        await plan.save();
        await plan.untilInForce();
        const evening = await check(day);
        parties += evening.length;
        combined += evening.filter(({ tableNumbers = [] }) => tableNumbers.length > 1).length;
        await check('');
        await finishAll();
        if (round % 10 === 9) log(`${round + 1} of ${rounds} evenings`);
      }
      if (combined === 0) failures.push('no party was ever seated at a combination');
      const finals = (await finalState(owner, dayAhead(1), dayAhead(rounds + 3))).filter(
        ({ startsAt }) => startsAt > Date.now() + 24 * 60 * minuteMs,
      );
      const lifecycles = checkLifecycles(recorder.operations, finals, utcTime);
      failures.push(...lifecycles.map(({ check: name, detail }) => `${name}: ${detail}`));
      const named = failures.map((failure) => ({ check: failure.split(':')[0] ?? '', detail: failure }));
      const row: Row = {
        evenings: rounds,
        clients,
        operations: recorder.operations.length,
        parties,
        'at combinations': combined,
        pinned: host.pins.size,
        ...countByCheck(named, ['table given twice', 'no table', 'does not fit', 'pin lost', 'lost']),
      };
      return { rows: [row], failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
