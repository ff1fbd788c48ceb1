import type { Logger } from '../ops/logger';

const retryDelayMs = 500;

/** Retries until `connect` succeeds: a process waits for its store instead of exiting without it. */
export async function connectWithRetry<T>(connect: () => Promise<T>, logger: Logger): Promise<T> {
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      logger.warn({ err: error }, 'store connection failed, will retry');
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
