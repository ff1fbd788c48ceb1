import { type Timestamp, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { host, restaurantId } from './scenario';
import type { ServiceProcess } from './service-process';
import type { World } from './world';

const minuteMs = 60_000;
const tableNumbers = ['10', '11', '20'];

/** A party as the evening shows it. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  readonly partySize: number;
  readonly tableNumbers: readonly string[];
  /** Absent if it holds no table. */
  readonly heldUntil?: Timestamp;
}

/** What the answers of a host's calls said. */
export interface Said {
  /** The parties whose tables an answer changed since the night began. */
  readonly displaced: Set<string>;
  /** Calls of these steps that were repeated: a repeated step does not say again whom it displaced. */
  repeated: number;
  /** The end of a stay on which a host agreed, by party, in epoch milliseconds. */
  readonly until: Map<string, number>;
}

interface Answer {
  readonly party?: { readonly id: string };
  readonly displaced?: readonly { readonly reservationId: string }[];
}

/**
 * A host of a full house: seats parties early, late and over, finishes them or lets them overstay, marks no-shows, swaps and
 * moves them, and squeezes in walk-ins, some until the next party’s time and some although a later party loses its table.
 */
export class NightHost {
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly parts: {
      readonly world: World;
      readonly processes: () => readonly ServiceProcess[];
      readonly said: Said;
    },
  ) {}

  /** Books a party for an instant, at any table. */
  async book(name: string, partySize: number, startsAt: number): Promise<void> {
    const when = { time: { case: 'instant', value: at(startsAt) } };
    await this.insist('bookParty', { restaurantId, name, partySize, when });
  }

  /** One step, for the parties that the evening shows. */
  async work(parties: readonly Party[]): Promise<void> {
    const { world } = this.parts;
    const coming = this.anyOf(parties, [Stage.BOOKED, Stage.CONFIRMED, Stage.ARRIVED]);
    const sitting = this.anyOf(parties, [Stage.SEATED]);
    const chance = world.pick(10);
    if (chance <= 2 && coming) await this.seat(coming);
    else if (chance === 3 && coming) await this.step(coming, world.chance(0.7) ? Step.ARRIVE : Step.NO_SHOW);
    else if (chance === 4 && sitting) await this.step(sitting, Step.FINISH);
    else if (chance === 5 && coming && sitting)
      await this.insist('swapParties', { reservationId: coming.id, otherReservationId: sitting.id });
    else if (chance === 6 && (sitting ?? coming))
      await this.insist('moveParty', {
        reservationId: (sitting ?? coming)?.id,
        tableNumbers: [this.anyTable()],
        override: world.chance(0.3),
      });
    else await this.walkIn();
  }

  private async seat({ id, partySize }: Party): Promise<void> {
    const { world } = this.parts;
    const isOver = world.chance(0.3);
    // A tablet may report it later.
    const takenAt = at(world.now - (world.chance(0.3) ? world.pick(20) * minuteMs : 0));
    await this.insist('takeStep', {
      reservationId: id,
      step: Step.SEAT,
      takenAt,
      ...this.some(partySize),
      ...(isOver ? { tableNumbers: [this.anyTable()], override: true } : {}),
    });
  }

  private async step({ id, partySize }: Party, step: Step): Promise<void> {
    const some = step === Step.ARRIVE ? this.some(partySize) : {};
    await this.insist('takeStep', { reservationId: id, step, ...some });
  }

  /** Every third party comes in parts. */
  private some(partySize: number): { peopleHere?: number } {
    return partySize > 1 && this.count % 3 === 0 ? { peopleHere: 1 } : {};
  }

  private async walkIn(): Promise<void> {
    const { world, said } = this.parts;
    const chosen = world.chance(0.7) ? { tableNumbers: [this.anyTable()], override: world.chance(0.4) } : {};
    const end = world.now + (10 + world.pick(40)) * minuteMs;
    const until = world.chance(0.5) ? { until: at(end) } : {};
    const answer = await this.insist('seatWalkIn', { restaurantId, partySize: 2, ...chosen, ...until });
    if (answer?.party && 'until' in until) said.until.set(answer.party.id, end);
  }

  private anyOf(parties: readonly Party[], stages: readonly Stage[]): Party | undefined {
    const some = parties.filter(({ stage }) => stages.includes(stage));
    return some.length === 0 ? undefined : some[this.parts.world.pick(some.length)];
  }

  private anyTable(): string {
    return tableNumbers[this.parts.world.pick(tableNumbers.length)] ?? '';
  }

  /** Sends a call until it is answered; the id of its step makes that safe. Undefined if it was refused. */
  private async insist(
    method: 'bookParty' | 'seatWalkIn' | 'takeStep' | 'moveParty' | 'swapParties',
    request: object,
  ): Promise<Answer | undefined> {
    const { world, said } = this.parts;
    const stepId = `${this.name}-step-${(this.count += 1)}`;
    const { answer, attempts } = await ask(this.parts, this.name, method, { ...request, stepId });
    if (attempts > 1) said.repeated += 1;
    for (const { reservationId } of answer?.displaced ?? []) said.displaced.add(reservationId);
    world.note(`${this.name}: ${method} ${answer ? 'done' : 'refused'} after ${attempts} attempts`);
    return answer;
  }
}

/** Calls any process that serves, until one answers or refuses. */
export async function ask(
  { world, processes }: { world: World; processes: () => readonly ServiceProcess[] },
  name: string,
  method: Parameters<ServiceProcess['call']>[0],
  request: object,
): Promise<{ answer: Answer | undefined; attempts: number }> {
  for (let attempts = 1; ; attempts++) {
    await world.step('serve', () => processes().some(({ serves }) => serves));
    const serving = processes().filter(({ serves }) => serves);
    const process = serving[world.pick(serving.length)];
    if (!process) continue;
    world.note(`${name} asks ${process.name} to ${method}`);
    const outcome = await process.call(method, request, host as never).then(
      (answer) => ({ answer: answer as Answer }),
      (error: unknown) => (errorToRefusal(error) ? { answer: undefined } : undefined),
    );
    if (outcome) return { ...outcome, attempts };
  }
}

const at = (instant: number) => timestampFromDate(new Date(instant));
