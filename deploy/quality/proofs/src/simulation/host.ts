import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { host, restaurantId } from './scenario';
import type { ServiceProcess } from './service-process';
import type { World } from './world';

interface Parts {
  readonly world: World;
  readonly processes: () => readonly ServiceProcess[];
  /** The reservations that diners hold. */
  readonly held: () => readonly string[];
}

const steps = 8;
const tableNumbers = ['10', '11', '20'];

/** A host who seats walk-ins and lets them go, and gives parties tables of their own; a call without an answer is sent again. */
export class SimulatedHost {
  private readonly sitting: string[] = [];
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly parts: Parts,
  ) {}

  async serve(): Promise<void> {
    const { world, held } = this.parts;
    for (let step = 0; step < steps; step++) {
      const chance = world.pick(3);
      const [first] = this.sitting;
      if (chance === 0 && first) await this.letGo(first);
      else if (chance === 1) await this.pin(held()[world.pick(Math.max(1, held().length))]);
      else await this.seat();
    }
  }

  private async seat(): Promise<void> {
    const partySize = 1 + this.parts.world.pick(4);
    const id = await this.insist('seatWalkIn', { restaurantId, partySize });
    if (id) this.sitting.push(id);
  }

  private async letGo(reservationId: string): Promise<void> {
    await this.insist('takeStep', { reservationId, step: Step.FINISH });
    this.sitting.shift();
  }

  private async pin(reservationId: string | undefined): Promise<void> {
    if (!reservationId) return;
    const own = [tableNumbers[this.parts.world.pick(tableNumbers.length)] ?? ''];
    await this.insist('moveParty', { reservationId, tableNumbers: this.parts.world.chance(0.3) ? [] : own });
  }

  /** Sends a call until it is answered; the id of its step makes that safe. */
  private async insist(
    method: 'seatWalkIn' | 'takeStep' | 'moveParty',
    request: object,
  ): Promise<string | undefined> {
    const { world, processes } = this.parts;
    const stepId = `${this.name}-step-${(this.count += 1)}`;
    for (let attempt = 0; attempt < 3; attempt++) {
      await world.step('serve', () => processes().some(({ serves }) => serves));
      const serving = processes().filter(({ serves }) => serves);
      const process = serving[world.pick(serving.length)];
      if (!process) continue;
      world.note(`${this.name} asks ${process.name} to ${method}`);
      const answer = await process
        .call(method, { ...request, stepId }, host as never)
        .then((given) => given as { party?: { id: string } })
        .catch(() => undefined);
      if (answer) return answer.party?.id;
    }
    return undefined;
  }
}
