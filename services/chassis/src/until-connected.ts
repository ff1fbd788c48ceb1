import type { Logger } from './logger';

/** Tries until it works: a process waits for its store rather than dying without it. */
export async function untilConnected<T>(connect: () => Promise<T>, logger: Logger): Promise<T> {
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      logger.warn({ err: error }, 'the store does not answer: trying again');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
