import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import type { BookingRequest, Operation } from '../history/operation';
import type { Recorder } from '../history/recorder';
import type { Held } from '../load/diner';
import { owner, restaurantId, times } from './scenario';
import type { ServiceProcess } from './service-process';
import type { World } from './world';

type Method = Parameters<ServiceProcess['call']>[0];
interface Answer {
  readonly reservation?: { readonly id: string };
  readonly holdId?: string;
}

const maxTries = 6;

/**
 * May hold a table; books, and may move, cancel and restore: at any running process, again and again until there is an
 * answer.
 */
export class SimulatedDiner {
  readonly held: Held[] = [];

  constructor(
    private readonly name: string,
    private readonly phoneNumber: string,
    private readonly parts: { world: World; recorder: Recorder; processes: () => readonly ServiceProcess[] },
  ) {}

  /** @param first the first request; absent: any table of the evening */
  async dine(first?: BookingRequest): Promise<void> {
    const { world } = this.parts;
    const reservation = this.name;
    const request = first ?? this.someRequest();
    const holdId = !first && world.chance(0.3) ? await this.hold(request) : '';
    // Some leave, and let the hold end.
    if (holdId && world.chance(0.2)) return;
    if (holdId && world.chance(0.2)) await this.attempt('releaseHold', { restaurantId, holdId });
    const booked = await this.record(
      'book',
      'book',
      { request },
      {
        restaurantId,
        name: 'Grace Hopper',
        partySize: request.partySize,
        phoneNumber: this.phoneNumber,
        notes: reservation,
        originalReferer: 'direct',
        when: whenOf(request),
        idempotencyKey: `key-${reservation}`,
        ...(holdId ? { holdId } : {}),
      },
    );
    if (booked.outcome !== 'ok' || !booked.id) return;
    const { id } = booked;
    this.held.push({ restaurantId, reservation, id, phoneNumber: this.phoneNumber });
    if (first) return;
    if (world.chance(0.5)) {
      const next = this.someRequest();
      const when = whenOf(next);
      await this.record(
        'change',
        'changeReservation',
        { request: next },
        { id, partySize: next.partySize, when },
      );
    }
    if (world.chance(0.5)) {
      await this.record('cancel', 'cancelReservation', {}, { id });
      if (world.chance(0.5)) await this.record('restore', 'restoreReservation', {}, { id });
    }
  }

  /** Holds a table, in one attempt; empty without one. */
  private async hold(request: BookingRequest): Promise<string> {
    const message = { restaurantId, partySize: request.partySize, when: whenOf(request) };
    return (await this.attempt('holdTable', message)).id ?? '';
  }

  private someRequest(): BookingRequest {
    const { world } = this.parts;
    return { partySize: 1 + world.pick(4), time: times[world.pick(times.length)] ?? '' };
  }

  private record(
    verb: Operation['verb'],
    method: Method,
    recorded: { request?: BookingRequest },
    message: object,
  ): Promise<Operation> {
    return this.parts.recorder.record(
      { verb, restaurantId, reservation: this.name, ...recorded },
      async () => {
        let doubtful = false;
        for (let attempt = 0; attempt < maxTries; attempt++) {
          const { outcome, id } = await this.attempt(method, { ...message, repeated: attempt > 0 });
          const known = { ...(id ? { id } : {}), status: 0 };
          if (outcome === 'ok') return { outcome, ...known };
          // An earlier attempt may still be carried out; only a create's key rules that out.
          if (outcome === 'refused')
            return { outcome: doubtful && verb !== 'book' ? 'unknown' : outcome, ...known };
          doubtful = true;
        }
        return { outcome: 'unknown', status: 0 };
      },
    );
  }

  private async attempt(
    method: Method,
    request: object,
  ): Promise<{ outcome: Operation['outcome']; id?: string }> {
    const { world, processes } = this.parts;
    await world.step('ask', () => processes().some(({ serves }) => serves));
    const serving = processes().filter(({ serves }) => serves);
    const process = serving[world.pick(serving.length)];
    if (!process) return { outcome: 'unknown' };
    world.note(`${this.name} asks ${process.name} to ${method}`);
    const actor = method === 'restoreReservation' ? owner : undefined;
    const answered = process.call(method, request, actor as never).then(
      (answer) => {
        const { reservation, holdId = '' } = answer as Answer;
        return { outcome: 'ok' as const, id: reservation?.id ?? holdId };
      },
      (error: unknown) => {
        const outcome = isDecided(error) ? ('refused' as const) : ('unknown' as const);
        world.note(
          `${this.name} hears ${outcome} of ${method}: ${errorToRefusal(error)?.code ?? String(error)}`,
        );
        return { outcome };
      },
    );
    if (!world.chance(0.1)) return answered;
    // Some stop waiting; the product completes their requests.
    return Promise.race([answered, this.timeout().then(() => ({ outcome: 'unknown' as const }))]);
  }

  private async timeout(): Promise<void> {
    for (let left = 3 + this.parts.world.pick(10); left > 0; left--) await this.parts.world.step('wait');
  }
}

/** As an instant, which is the same in whatever zone the restaurant is by now. */
const whenOf = ({ time }: BookingRequest) => ({
  time: { case: 'instant', value: timestampFromDate(new Date(`${time}:00Z`)) },
});

/** True if the service refused; false if it failed. */
function isDecided(error: unknown): boolean {
  if (!(error instanceof ConnectError)) return errorToRefusal(error) !== undefined;
  return error.code !== Code.Unavailable && errorToRefusal(error) !== undefined;
}
