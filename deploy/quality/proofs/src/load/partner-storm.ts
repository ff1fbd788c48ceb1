import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { answerOrders, ChildProgram } from '../product/child-program';
import { type PartnerCall, type PartnerCallName, partnerCalls, type PartnerTarget } from './partner-calls';

export interface StormOptions extends PartnerTarget {
  /** The gateway itself. */
  readonly origin: string;
  /** The connections that send each kind of call, one call after the other on each. */
  readonly connections: Readonly<Record<PartnerCallName, number>>;
}

/** The answers that a partner got to one kind of call. */
export interface StormAnswers {
  /** How many answers had each status; 0 stands for no answer. */
  readonly statuses: Record<number, number>;
  /** Answers of 429 without the time after which to retry or, to a key that is alive, without its limit. */
  withoutHeaders: number;
}

/** By what was called. */
export type PartnerAnswers = Record<PartnerCallName, StormAnswers>;

/** The storm's process, which runs on processors that nothing else needs: a partner has machines of its own. */
const niceness = 19;
/** The partner's only address. */
const address = '203.0.113.24';
const answerWithinMs = 20_000;
/** What a 429 says to a key that is alive (KEY-6). */
const limitHeaders = ['retry-after', 'ratelimit', 'ratelimit-policy'];
/** A partner that got no answer at all connects again. */
const pauseMs = 50;

/** A partner's programs in a separate process: they do not wait for the time that a refusal names. */
export class PartnerStorm {
  private constructor(private readonly program: ChildProgram<number, PartnerAnswers>) {}

  /** `root` is the checkout. */
  static start(root: string, options: StormOptions): PartnerStorm {
    return new PartnerStorm(ChildProgram.start(root, 'partner', options));
  }

  /** Storms for so many milliseconds; calls that are under way then are given up. */
  rage(ms: number): Promise<PartnerAnswers> {
    return this.program.run(ms);
  }

  stop(): Promise<void> {
    return this.program.stop();
  }
}

/** How many answers the partner got. */
export const totalOf = (answers: readonly PartnerAnswers[]): number =>
  answers
    .flatMap((each) => Object.values(each))
    .flatMap(({ statuses }) => Object.values(statuses))
    .reduce((sum, count) => sum + count, 0);

/** The answers that a partner must not get, in words; and that it was never told to wait. */
export function wrongAnswers(answers: readonly PartnerAnswers[]): string[] {
  const wrong: string[] = [];
  let told = 0;
  for (const each of answers)
    for (const [name, { statuses, withoutHeaders }] of Object.entries(each)) {
      told += statuses[429] ?? 0;
      for (const [status, count] of Object.entries(statuses)) {
        // The connection may end while a body that is too large is being sent, before its refusal is read.
        const isUnanswered = status === '0' && name !== 'large';
        if (isUnanswered || Number(status) >= 500)
          wrong.push(`${count} calls of the partner (${name}) were answered ${Number(status) || 'nothing'}`);
      }
      if (withoutHeaders > 0)
        wrong.push(
          `${withoutHeaders} answers of 429 (${name}) do not say when to try again, or what the limit is`,
        );
    }
  if (told === 0) wrong.push('the partner was never told to wait: this was no storm');
  return wrong;
}

/** The program of {@link PartnerStorm}. */
export function answerStorm(): void {
  answerOrders<StormOptions, number, PartnerAnswers>((options) => {
    setPriority(niceness);
    const agent = new Agent({ connections: 1_000, pipelining: 1, keepAliveTimeout: 4_000 });
    return async (ms) => {
      const all: Partial<PartnerAnswers> = {};
      const over = AbortSignal.timeout(ms);
      const lanes = Object.entries(options.connections).flatMap(([given, count]) => {
        const name = given as PartnerCallName;
        const answers = (all[name] = { statuses: {}, withoutHeaders: 0 });
        return Array.from({ length: count }, () => lane(name, answers));
      });
      await Promise.all(lanes);
      return all as PartnerAnswers;

      async function lane(name: PartnerCallName, answers: StormAnswers): Promise<void> {
        while (!over.aborted) {
          const call = partnerCalls[name](options);
          const status = await send({ agent, origin: options.origin, over, name, answers }, call);
          if (over.aborted) return;
          answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
          if (status === 0) await sleep(pauseMs);
        }
      }
    };
  });
}

interface Lane {
  readonly agent: Agent;
  readonly origin: string;
  /** The end of the phase. */
  readonly over: AbortSignal;
  readonly name: PartnerCallName;
  readonly answers: StormAnswers;
}

/** The status; 0 without an answer. */
async function send(
  { agent, origin, over, name, answers }: Lane,
  { method, path, key, body, headers }: PartnerCall,
): Promise<number> {
  try {
    const response = await agent.request({
      ...{ origin, path, method, body: body ?? null },
      signal: AbortSignal.any([over, AbortSignal.timeout(answerWithinMs)]),
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${key}`, ...headers },
    });
    await response.body.dump({ limit: 50_000_000 });
    const { statusCode, headers: given } = response;
    const expected = name === 'guessed' ? ['retry-after'] : limitHeaders;
    if (statusCode === 429 && expected.some((each) => !given[each])) answers.withoutHeaders += 1;
    return statusCode;
  } catch {
    return 0;
  }
}
