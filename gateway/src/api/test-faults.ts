import { setTimeout as sleep } from 'node:timers/promises';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { TooManyRequests } from './too-many-requests';

/** The header with which a test key asks for a fault (TEST-4). */
export const faultHeader = 'Tablewell-Test-Fault';

/** What a program has to cope with, and how it is asked for. */
type Fault =
  | { readonly kind: 'busy' | 'conflict' | 'lost-answer' }
  /** The answer waits for so long. */
  | { readonly kind: 'timeout'; readonly seconds: number };

const defaultSeconds = 10;
const maxSeconds = 30;
/** Answers that wait at once: of one key, and at this gateway. */
const waitingOfKey = 10;
const waitingOfAll = 200;

const timeout = /^timeout(?:=(\d{1,3}))?$/;

/** Undefined: there is no such fault. */
export function readFault(text: string): Fault | undefined {
  if (text === 'busy' || text === 'conflict' || text === 'lost-answer') return { kind: text };
  const found = timeout.exec(text);
  const seconds = Number(found?.[1] ?? defaultSeconds);
  return found && seconds >= 1 && seconds <= maxSeconds ? { kind: 'timeout', seconds } : undefined;
}

const badHeader = (message: string) => invalid([{ field: faultHeader, message }], 'test-fault');
const refusals = {
  busy: () => new Refusal('unavailable', 'test-fault', 'This is the fault that you asked for: busy.'),
  conflict: () => new Refusal('conflict', 'test-fault', 'This is the fault that you asked for: conflict.'),
};

/**
 * Faults that a program of a partner can switch on, call by call, with a key of a test restaurant (TEST-4). `busy` and
 * `conflict` are refusals before anything is done, and are not kept for an `Idempotency-Key`, so that a repetition without the
 * header succeeds. After `timeout` and `lost-answer` the call is done, and its answer is kept as ever.
 */
export const testFaultsPlugin = fp(async (app: FastifyInstance) => {
  const asked = new WeakMap<FastifyRequest, Fault>();
  const waiting = new Map<string, number>();
  let waitingNow = 0;

  /** Counts an answer that will wait, until its connection or its exchange ends. */
  const count = (keyId: string): (() => void) => {
    const ofKey = waiting.get(keyId) ?? 0;
    if (ofKey >= waitingOfKey || waitingNow >= waitingOfAll)
      throw new TooManyRequests('test-faults', defaultSeconds) as unknown as Error;
    waiting.set(keyId, ofKey + 1);
    waitingNow += 1;
    return () => {
      waitingNow -= 1;
      const left = (waiting.get(keyId) ?? 1) - 1;
      if (left > 0) waiting.set(keyId, left);
      else waiting.delete(keyId);
    };
  };

  app.addHook('preValidation', async (request, reply) => {
    const text = request.headers[faultHeader.toLowerCase()];
    if (text === undefined || !request.routeOptions.url?.startsWith('/api/')) return;
    const { session } = request;
    if (session?.keyMode !== 'test')
      throw badHeader('Faults are for keys of test restaurants, on calls that such a key opens');
    const fault = readFault(String(text));
    if (!fault)
      throw badHeader('The faults are busy, conflict, timeout, timeout=<1 to 30 seconds> and lost-answer');
    void reply.header(faultHeader, fault.kind);
    if (fault.kind === 'busy' || fault.kind === 'conflict') throw refusals[fault.kind]();
    if (fault.kind === 'timeout') reply.raw.once('close', count(session.actor.userId));
    asked.set(request, fault);
  });

  // Registered after that of the idempotency keys, so that the answer is kept before it waits or is lost.
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = asked.get(request);
    if (!fault) return payload;
    // The work is done: what waits now is the caller alone.
    request.permit?.release();
    if (fault.kind === 'lost-answer') {
      request.raw.socket.destroy();
      return payload;
    }
    if (fault.kind === 'timeout') {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      await sleep(fault.seconds * 1_000, undefined, { signal: left.signal, ref: false }).catch(
        () => undefined,
      );
    }
    return payload;
  });
});
