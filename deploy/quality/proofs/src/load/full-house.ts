import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Caller } from '../product/caller';
import { need } from '../product/caller';
import type { Owner } from '../product/owner';
import type { Stack } from '../product/stack';

const minuteMs = 60_000;
const turnMinutes = 90;
/** A call is repeated with the id of its step until it is answered; a killed process is back after two seconds. */
const answeredWithinMs = 60_000;

/** A party as JSON, with the fields that are read here. */
interface Party {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly version: string;
  readonly tableNumbers?: readonly string[];
}

const holdsTable = ({ stage }: Party) =>
  ['STAGE_BOOKED', 'STAGE_CONFIRMED', 'STAGE_ARRIVED', 'STAGE_SEATED'].includes(stage);
const hasTable = (party: Party) => holdsTable(party) && (party.tableNumbers ?? []).length > 0;

/** What a full house did in one evening. */
export interface FullHouse {
  readonly steps: number;
  readonly refused: number;
  readonly kills: number;
}

/**
 * A house in which every table is turned twice without a minute between: hosts seat parties early, late and over, finish,
 * swap and move them, mark no-shows and squeeze in walk-ins until the next party’s time, while processes of the
 * reservation service are killed. No host insists, so that no party may lose its table, and no two may sit at one.
 */
export class House {
  private steps = 0;
  private answered = 0;
  private refused = 0;
  private kills = 0;

  constructor(
    private readonly stack: Stack,
    private readonly owner: Owner,
    private readonly tables: number,
  ) {}

  /** Books two parties for each table: one that was due 85 minutes ago, and one right after it. */
  async fill(): Promise<void> {
    const turnsAt = turnFarFrom(new Date().getUTCHours());
    const settings = {
      serviceDayTurnsAt: `${String(turnsAt).padStart(2, '0')}:00`,
      seatingMinutes: turnMinutes,
    };
    need(await this.owner.caller.call('PATCH', `/api/restaurant/${this.owner.restaurantId}`, settings), 200);
    const first = Math.floor(Date.now() / minuteMs) * minuteMs - 85 * minuteMs;
    for (let table = 1; table <= this.tables; table++)
      for (const [turn, startsAt] of [first, first + turnMinutes * minuteMs].entries())
        await this.insist('BookParty', {
          restaurantId: this.owner.restaurantId,
          name: `Party ${'AB'[turn]} ${'ABCDEFGHIJKLMNOP'[table - 1]}`,
          partySize: 2,
          when: { instant: new Date(startsAt).toISOString() },
          tableNumbers: [String(table)],
          override: true,
          reason: 'A full house',
        });
    // Unpinned, so that decisions may move them.
    for (const { id } of await this.parties()) await this.insist('MoveParty', { reservationId: id });
  }

  /** Two hosts work at once, while processes are killed. */
  async serve(stepsOfEach: number, kills: number, failures: string[]): Promise<FullHouse> {
    const killing = this.killSome(kills);
    await Promise.all([0, 1].map((host) => this.work(host, stepsOfEach, failures)));
    await killing;
    await this.check(new Map(), failures);
    return { steps: this.answered, refused: this.refused, kills: this.kills };
  }

  private async killSome(kills: number): Promise<void> {
    for (let count = 0; count < kills; count++) {
      await sleep(1_500 + Math.random() * 1_500);
      const name = count % 2 === 0 ? 'reservation' : 'reservation-2';
      const victim = this.stack.processes().find((process) => process.name === name);
      if (!victim) continue;
      this.stack.kill(name);
      this.kills += 1;
      await this.stack.replaced(victim);
    }
  }

  private async work(host: number, steps: number, failures: string[]): Promise<void> {
    for (let step = 0; step < steps; step++) {
      const before = await this.parties();
      const known = new Map(before.filter(hasTable).map((party) => [party.id, party]));
      await this.takeStep(before, (host + step) % 7);
      await this.check(known, failures);
    }
  }

  private async takeStep(parties: readonly Party[], kind: number): Promise<void> {
    const pick = (stages: readonly string[]) => {
      const some = parties.filter(({ stage }) => stages.includes(stage));
      return some[Math.floor(Math.random() * some.length)];
    };
    const coming = pick(['STAGE_BOOKED', 'STAGE_ARRIVED']);
    const sitting = pick(['STAGE_SEATED']);
    const minutes = Math.floor(Math.random() * 60);
    const takenAt = new Date(Date.now() - minutes * minuteMs).toISOString();
    const step = (party: Party, name: string, more: object = {}) =>
      this.insist('TakeStep', { reservationId: party.id, step: name, ...more });
    if (kind <= 1 && coming) await step(coming, 'STEP_SEAT', { takenAt });
    else if (kind === 2 && coming) await step(coming, 'STEP_ARRIVE');
    else if (kind === 3 && sitting && Math.random() < 0.4) await step(sitting, 'STEP_FINISH');
    else if (kind === 4 && coming && sitting)
      await this.insist('SwapParties', { reservationId: coming.id, otherReservationId: sitting.id });
    else if (kind === 5 && sitting)
      await this.insist('MoveParty', { reservationId: sitting.id, tableNumbers: [this.anyTable()] });
    else await this.walkIn();
  }

  private anyTable(): string {
    return String(1 + Math.floor(Math.random() * this.tables));
  }

  private async walkIn(): Promise<void> {
    const { restaurantId } = this.owner;
    const until = new Date(Date.now() + 20 * minuteMs).toISOString();
    await this.insist('SeatWalkIn', { restaurantId, partySize: 2, tableNumbers: [this.anyTable()], until });
  }

  /** No party that had a table is without one, and no two parties sit at one table. */
  private async check(known: ReadonlyMap<string, Party>, failures: string[]): Promise<void> {
    const parties = await this.parties();
    for (const party of parties)
      if (known.has(party.id) && holdsTable(party) && !hasTable(party))
        failures.push(`${party.name} lost its table without a word`);
    const taken = parties
      .filter(({ stage }) => stage === 'STAGE_SEATED')
      .flatMap(({ tableNumbers = [] }) => tableNumbers);
    if (new Set(taken).size < taken.length) failures.push(`two parties sit at one of ${taken.join()}`);
  }

  private async parties(): Promise<readonly Party[]> {
    const { body } = await this.call('GetEvening', { restaurantId: this.owner.restaurantId });
    return (body as { evening: { parties?: Party[] } }).evening.parties ?? [];
  }

  private async insist(method: string, body: object): Promise<void> {
    const stepId = `house-${process.pid}-${(this.steps += 1)}`;
    const answer = await this.call(method, { ...body, stepId });
    this.answered += 1;
    if (answer.status !== 200) this.refused += 1;
  }

  /** Sends a call until the service answers it. */
  private async call(method: string, body: object): Promise<Answer> {
    const { caller } = this.owner;
    for (const end = Date.now() + answeredWithinMs; ; await sleep(50)) {
      const answer = await send(caller, method, body);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (Date.now() > end) throw new Error(`${method} was not answered: ${answer?.text ?? 'no connection'}`);
    }
  }
}

const send = (caller: Caller, method: string, body: object): Promise<Answer | undefined> =>
  caller.call('POST', `/rpc/tablewell.reservation.v1.EveningService/${method}`, body).catch(() => undefined);

/** A full hour until noon that is at least six hours from an hour of the day, so that the evening is one service day. */
const turnFarFrom = (hour: number): number => (hour >= 12 ? hour - 12 : hour <= 6 ? 12 : 0);
