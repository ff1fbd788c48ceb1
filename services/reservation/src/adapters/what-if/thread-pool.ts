import { Code, ConnectError } from '@connectrpc/connect';
import { measured } from '@tablewell/chassis/metrics';
import type { Logger } from '@tablewell/chassis/ops';
import { Refusal } from '@tablewell/chassis/refusal';
import { FairQueue } from '@tablewell/chassis/resilience';
import { passingOnMs } from '@tablewell/chassis/rpc';
import { inSpan, SpanKind } from '@tablewell/chassis/tracing';
import { Piscina } from 'piscina';
import type { Lane, WhatIfKind } from './kinds';
import type { Answer, Question } from './thread';

export interface ThreadPoolSettings {
  /** The program of a thread: a CommonJS file that exports `answer`, and `ready`, which resolves when it has connected. */
  readonly program: string;
  /** What the program gets as `workerData`. */
  readonly data?: unknown;
  /** The time in which a thread has to load the program and to connect, 15 s by default. */
  readonly startLimitMs?: number;
  /** Multiplies the limits of reads: tests share their processors with much else. 1 by default. */
  readonly limitFactor?: number;
}

/** A thread without work ends after this long, which frees its memory. */
const idleMs = 5 * 60_000;
/** In MB. A thread that needs more is ended; the process has its own limit. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/**
 * How much nicer the threads of each lane are than the process: on a busy machine Linux runs the event loop first, then
 * quick reads, then long ones.
 */
const niceIncrements: Record<Lane, number> = { quick: 5, long: 10 };

/**
 * The share of a processor that a restaurant's reads get in each lane once its burst is used up. It keeps the cost for
 * other restaurants' bookings below a tenth. Long reads get more, because after a read of one second the next one waits
 * for as many seconds as the inverse of the share says.
 */
const share: Record<Lane, number> = { quick: 1 / 16, long: 1 / 8 };

const answerMs = (answer: Answer | undefined): number =>
  passingOnMs(answer?.kind === 'response' ? answer.response.length : 0);

/**
 * The queue of each lane, in which restaurants take turns; each has one read running at a time. A restaurant that reads
 * now and then does not wait: its burst covers about a hundred usual reads, or four previews for a restaurant with
 * 1,500 parties on a day.
 */
const turnsOf: Record<Lane, () => FairQueue<Answer>> = {
  quick: () =>
    new FairQueue<Answer>(400, {
      waitingOfOne: 32,
      pace: { burstMs: 4_000, share: share.quick, maxMs: 4_000, answerMs },
    }),
  long: () =>
    new FairQueue<Answer>(16, {
      waitingOfOne: 1,
      pace: { burstMs: 4_000, share: share.long, maxMs: 12_000, answerMs },
    }),
};

interface LaneOfThreads {
  readonly turns: FairQueue<Answer>;
  readonly threads: Piscina<Question, Answer>;
}

/** The restaurant of a call, and the signal that its caller no longer waits. */
export interface WhatIfCaller {
  readonly restaurantId: string;
  readonly signal: AbortSignal;
  /** Questions with the same text have the same answer, and share it while they wait. */
  readonly twin?: string | undefined;
}

/**
 * Runs what-if reads in threads, one for each lane, with fair turns between restaurants (decision 0109). A thread that
 * exceeds the time or memory of a read, or crashes, is replaced; only its own caller gets an error.
 */
export class ThreadPool {
  private readonly lanes: Record<Lane, LaneOfThreads>;
  private readonly running = new Set<AbortController>();
  private readonly startLimitMs: number;
  private readonly limitFactor: number;
  private isClosed = false;

  constructor(
    { program, data, startLimitMs = 15_000, limitFactor = 1 }: ThreadPoolSettings,
    private readonly logger: Logger,
  ) {
    this.startLimitMs = startLimitMs;
    this.limitFactor = limitFactor;
    const lane = (name: Lane): LaneOfThreads => {
      const threads = new Piscina<Question, Answer>({
        filename: program,
        name: 'answer',
        workerData: data,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: idleMs,
        // A thread that waits by Atomics.wait would not answer its store's heartbeats.
        atomics: 'disabled',
        resourceLimits,
        niceIncrement: niceIncrements[name],
        recordTiming: false,
      });
      threads.on('error', (err) => logger.error({ err, lane: name }, 'a thread failed between two reads'));
      return { turns: turnsOf[name](), threads };
    };
    this.lanes = { quick: lane('quick'), long: lane('long') };
  }

  /** The encoded response. Throws refusals, and the errors of a thread that crashed or could not reach the store. */
  async ask(
    kind: WhatIfKind,
    question: Question,
    { restaurantId, signal, twin }: WhatIfCaller,
  ): Promise<Uint8Array> {
    const { turns, threads } = this.lanes[kind.lane];
    const askedAt = performance.now();
    const work = () => {
      measured.whatIfWait.record((performance.now() - askedAt) / 1_000, { kind: kind.method.localName });
      const span = `what-if ${kind.method.localName}`;
      return inSpan(span, { kind: SpanKind.INTERNAL }, () => this.run(kind, threads, question));
    };
    const turn = this.isClosed
      ? undefined
      : turns.take(restaurantId, work, { signal, ...(twin === undefined ? {} : { twin }) });
    if (!turn) throw new Refusal('unavailable', 'busy', kind.busy);
    const abandon = () => Atomics.store(new Int32Array(question.abandoned), 0, 1);
    signal.addEventListener('abort', abandon, { once: true });
    const answer = await turn.finally(() => signal.removeEventListener('abort', abandon));
    if (answer.kind === 'response') return answer.response;
    if (answer.kind === 'unavailable') throw new ConnectError('internal error', Code.Unavailable);
    const { kind: refusalKind, code, message, ...more } = answer.refusal;
    throw new Refusal(refusalKind, code, message, more);
  }

  private async run(
    { method: { localName: kind }, limitMs: usualMs, tooLong }: WhatIfKind,
    threads: LaneOfThreads['threads'],
    question: Question,
  ): Promise<Answer> {
    // A thread that starts on a busy machine needs longer than most reads, so its start has a limit of its own.
    const isReady = await this.ready(threads);
    const limitMs = usualMs * this.limitFactor;
    const beganAt = performance.now();
    let outcome = 'failed';
    try {
      const answer = isReady && (await this.within(limitMs, (signal) => threads.run(question, { signal })));
      if (!answer) {
        outcome = 'too-long';
        this.logger.warn({ kind, limitMs, isReady }, 'a what-if read took too long, its thread is replaced');
        return { kind: 'refusal', refusal: new Refusal('unavailable', 'busy', tooLong) };
      }
      outcome = { response: 'answered', refusal: 'refused', unavailable: 'failed' }[answer.kind];
      if (answer.kind === 'unavailable')
        this.logger.warn({ kind, cause: answer.message }, 'a what-if read could not reach the store');
      return answer;
    } finally {
      measured.whatIfRun.record((performance.now() - beganAt) / 1_000, { kind, outcome });
    }
  }

  /**
   * Starts the thread of quick reads if there is none, and lets an idle one stay. On a busy machine a start takes longer
   * than a caller waits. Throws if the thread did not start in time.
   */
  async keep(): Promise<void> {
    if (!(await this.ready(this.lanes.quick.threads)))
      throw new Error('the thread of quick reads did not start in time');
  }

  /** False if the thread did not start in time. */
  private async ready(threads: LaneOfThreads['threads']): Promise<boolean> {
    const started = await this.within(this.startLimitMs, (signal) =>
      threads.run(undefined as never, { name: 'ready', signal }),
    );
    return started !== undefined;
  }

  /** The result of a task, or undefined if it was cut off, at the limit or by `close`; its thread has ended then. */
  private async within<T>(
    limitMs: number,
    task: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const over = new AbortController();
    const late = setTimeout(() => over.abort(), limitMs);
    this.running.add(over);
    try {
      return await task(over.signal);
    } catch (error) {
      if (!over.signal.aborted) throw error;
      return undefined;
    } finally {
      clearTimeout(late);
      this.running.delete(over);
    }
  }

  /** Ends all threads. Call after the server has finished its calls: one that still runs is cut off. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.running.forEach((over) => over.abort());
    await Promise.all(Object.values(this.lanes).map(({ threads }) => threads.destroy()));
  }
}
