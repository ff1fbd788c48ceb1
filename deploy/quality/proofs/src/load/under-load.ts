import { type Agent, type Answer, type Caller, createAgent, newCaller } from '../product/caller';
import { Stack, type StackOptions } from '../product/stack';
import type { Row } from '../proof';
import { type LoadOptions, MixedLoad } from './mixed-load';
import { checkLoad, checkMessages, countByCheck, untilReady } from './settled';
import { untilSmsWorks } from './sms-ready';

export interface Scene {
  readonly stack: Stack;
  readonly load: MixedLoad;
  readonly caller: Caller;
  readonly agent: Agent;
}

export interface UnderLoadOptions {
  readonly stack: StackOptions;
  readonly load: Pick<LoadOptions, 'restaurants' | 'diners'> & Partial<LoadOptions>;
  /** How long the last messages may take once everything works again. */
  readonly messagesWithinMs?: number;
  /** Runs once the diners have stopped, while everything still runs. */
  readonly afterwards?: () => Promise<void>;
  readonly onAnswer?: (answer: Answer | undefined, ms: number) => void;
}

const neverOf = [
  'lost',
  'canceled but back',
  'refused but present',
  'sold twice',
  'not sent',
  'sent twice',
  'sent after a newer one',
];

/**
 * Starts the product, puts it under the load of diners, runs `disturb`, and then compares its state and its
 * messages with the answers that the diners got.
 */
export async function underLoad(
  options: UnderLoadOptions,
  disturb: (scene: Scene) => Promise<void>,
): Promise<{ row: Row; failures: string[]; caughtUpMs: number }> {
  const stack = await Stack.start(options.stack);
  const agent = createAgent();
  let load: MixedLoad | undefined;
  try {
    const caller = newCaller(stack.origin, agent);
    load = await MixedLoad.create({
      origin: stack.origin,
      agent,
      withPhones: true,
      retryForMs: 30_000,
      ...(options.onAnswer ? { onAnswer: options.onAnswer } : {}),
      ...options.load,
    });
    await untilSmsWorks(caller, load.owners);
    load.start();
    await disturb({ stack, load, caller, agent });
    await load.stop();
    await untilReady(stack);
    await options.afterwards?.();
    const { violations } = await checkLoad(load);
    const { sent, caughtUpMs, ...messages } = await checkMessages(
      caller,
      load,
      options.messagesWithinMs ?? 60_000,
    );
    const all = [...violations, ...messages.violations];
    return {
      row: {
        acknowledged: load.acknowledged,
        ...countByCheck(all, neverOf),
        messages: sent,
        'caught up ms': caughtUpMs,
      },
      failures: all.map(({ check, detail }) => `${check}: ${detail}`),
      caughtUpMs,
    };
  } finally {
    // After a failure diners still retry, and would keep this process from ending.
    await Promise.all([load?.stop(), agent.close()]);
    await stack.stop();
  }
}
