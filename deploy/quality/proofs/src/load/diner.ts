import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest, Operation } from '../history/operation';
import type { Recorder } from '../history/recorder';
import type { Answer, Caller } from '../product/caller';

/** A reservation that a diner expects to have. */
export interface Held {
  readonly restaurantId: string;
  /** The diner's own name for it, sent in its notes. */
  readonly reservation: string;
  readonly id: string;
  readonly phoneNumber: string;
}

export interface DinerOptions {
  readonly recorder: Recorder;
  /** Answers that mean "later" are retried with the same key until this much time has passed. 0: one attempt. */
  readonly retryForMs: number;
  /** Called with every answer and its duration. */
  readonly onAnswer?: (answer: Answer | undefined, ms: number) => void;
}

const tryAgainMs = 250;

/**
 * A diner who books, changes and cancels by the public link, and retries after failures. Each booking is from another
 * address, because one address has a share of a restaurant's tables only.
 */
export class Diner {
  private readonly name = randomUUID().slice(0, 8);
  private count = 0;

  constructor(
    private caller: Caller,
    private readonly options: DinerOptions,
  ) {}

  async book(
    restaurantId: string,
    request: BookingRequest,
    phoneNumber = '',
    holdId?: string,
  ): Promise<{ operation: Operation; held: Held | undefined }> {
    this.count += 1;
    const reservation = `${this.name}-${this.count}`;
    // A diner who holds a table books it.
    const caller = holdId ? this.caller : this.caller.elsewhere();
    const body = {
      name: 'Grace Hopper',
      guests: request.partySize,
      phoneNumber,
      notes: reservation,
      reservation_time: request.time,
      recaptchaToken: 'sandbox-pass',
      ...(holdId ? { holdId } : {}),
    };
    const operation = await this.options.recorder.record(
      { verb: 'book', restaurantId, reservation, request },
      async () => {
        const answer = await this.insist(
          caller,
          'POST',
          `/api/reservations/${restaurantId}`,
          body,
          reservation,
        );
        const id = (answer?.body as { id?: string } | undefined)?.id;
        return { ...outcomeOf(answer, 201), ...(id ? { id } : {}) };
      },
    );
    const held = operation.id ? { restaurantId, reservation, id: operation.id, phoneNumber } : undefined;
    return { operation, held: operation.outcome === 'ok' ? held : undefined };
  }

  /** Holds a table, in one attempt; undefined without one. */
  async hold(
    restaurantId: string,
    { partySize: guests, time: at }: BookingRequest,
  ): Promise<string | undefined> {
    const [date, time] = at.split('T');
    const path = `/api/restaurant/public/${restaurantId}/holds`;
    this.caller = this.caller.elsewhere();
    const answer = await this.caller.call('POST', path, { date, time, guests }).catch(() => undefined);
    return answer?.status === 201 ? (answer.body as { holdId: string }).holdId : undefined;
  }

  /** Releases a hold, in one attempt: it ends by itself. */
  async release(restaurantId: string, holdId: string): Promise<void> {
    const path = `/api/restaurant/public/${restaurantId}/holds/${holdId}`;
    await this.caller.call('DELETE', path).catch(() => undefined);
  }

  change(held: Held, request: BookingRequest): Promise<Operation> {
    const body = { guests: request.partySize, reservation_time: request.time };
    return this.write('change', held, `/api/reservations/update/${held.id}`, body, request);
  }

  cancel(held: Held): Promise<Operation> {
    return this.write('cancel', held, `/api/reservations/cancel/${held.id}`);
  }

  /** Only the owner can restore: for a diner that is signed in as one. */
  restore(held: Held): Promise<Operation> {
    return this.write('restore', held, `/api/reservations/uncancel/${held.id}`);
  }

  private write(
    verb: Operation['verb'],
    { restaurantId, reservation, id }: Held,
    path: string,
    body?: unknown,
    request?: BookingRequest,
  ): Promise<Operation> {
    return this.options.recorder.record(
      { verb, restaurantId, reservation, ...(request ? { request } : {}) },
      async () => {
        let doubtful = false;
        const answer = await this.insist(this.caller, 'PUT', path, body, undefined, () => (doubtful = true));
        const { outcome, status } = outcomeOf(answer, 200);
        // An earlier attempt may still be carried out; only a create's key rules that out.
        return { outcome: doubtful && outcome === 'refused' ? 'unknown' : outcome, status, id };
      },
    );
  }

  /** Retries until there is a definite answer. A create has the same key each time. */
  private async insist(
    caller: Caller,
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    key?: string,
    onDoubt?: () => void,
  ): Promise<Answer | undefined> {
    const end = Date.now() + this.options.retryForMs;
    for (;;) {
      const began = performance.now();
      const answer = await caller
        .call(method, path, body, key ? { 'idempotency-key': key } : {})
        .catch(() => undefined);
      this.options.onAnswer?.(answer, performance.now() - began);
      if (answer && !isLater(answer)) return answer;
      onDoubt?.();
      if (Date.now() >= end) return answer;
      await sleep(tryAgainMs);
    }
  }
}

/** 5xx and 429, and a key whose first request still runs. */
const isLater = ({ status, text }: Answer): boolean =>
  status >= 500 || status === 429 || (status === 409 && /still running/.test(text));

function outcomeOf(answer: Answer | undefined, good: number): Pick<Operation, 'outcome' | 'status'> {
  if (!answer || isLater(answer)) return { outcome: 'unknown', status: answer?.status ?? 0 };
  return { outcome: answer.status === good ? 'ok' : 'refused', status: answer.status };
}
