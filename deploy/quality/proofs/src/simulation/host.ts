import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { day, host, restaurantId } from './scenario';
import type { ServiceProcess } from './service-process';
import type { World } from './world';

interface Parts {
  readonly world: World;
  readonly processes: () => readonly ServiceProcess[];
  /** The reservations that diners hold. */
  readonly held: () => readonly string[];
}

/** The answers of a host's calls, as far as they matter here. */
interface Answer {
  readonly party?: { readonly id: string };
  readonly blocks?: readonly { readonly id: string }[];
}

const steps = 8;
const tableNumbers = ['10', '11', '20'];

/**
 * A host who seats walk-ins and finishes them, pins parties to tables, and blocks tables for a while; a call without an
 * answer is sent again.
 */
export class SimulatedHost {
  private readonly sitting: string[] = [];
  private readonly blocks: string[] = [];
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly parts: Parts,
  ) {}

  async serve(): Promise<void> {
    const { world, held } = this.parts;
    for (let step = 0; step < steps; step++) {
      const chance = world.pick(5);
      const [first] = this.sitting;
      if (chance === 0 && first) await this.letGo(first);
      else if (chance === 1) await this.pin(held()[world.pick(Math.max(1, held().length))]);
      else if (chance === 2) await this.block();
      else if (chance === 3 && this.blocks.length > 0) await this.lift();
      else await this.seat();
    }
  }

  private async seat(): Promise<void> {
    const partySize = 1 + this.parts.world.pick(4);
    const answer = await this.insist('seatWalkIn', { restaurantId, partySize });
    if (answer?.party) this.sitting.push(answer.party.id);
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

  private async block(): Promise<void> {
    const { world } = this.parts;
    const own = [tableNumbers[world.pick(tableNumbers.length)] ?? ''];
    const block = { localDates: [day], fromMinute: 0, untilMinute: 29 * 60, tableNumbers: own };
    const answer = await this.insist('blockTables', { restaurantId, block, moveParties: world.chance(0.5) });
    for (const { id } of answer?.blocks ?? []) this.blocks.push(id);
  }

  private async lift(): Promise<void> {
    await this.insist('liftBlock', { restaurantId, blockId: this.blocks.shift() ?? '' });
  }

  /** Sends a call until it is answered; the id of its step makes that safe. */
  private async insist(
    method: 'seatWalkIn' | 'takeStep' | 'moveParty' | 'blockTables' | 'liftBlock',
    request: object,
  ): Promise<Answer | undefined> {
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
        .then((given) => given as Answer)
        .catch(() => undefined);
      if (answer) return answer;
    }
    return undefined;
  }
}
