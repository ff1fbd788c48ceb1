/**
 * Retries `check` until it stops throwing; rethrows its last error after `timeoutMs`, which is long enough for a busy
 * machine. The longer a check takes, the longer it pauses: most of the processor is left to what it waits for. Imports
 * nothing, so that tests of every workspace can wait by it.
 */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 60_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const startedAt = Date.now();
    try {
      return await check();
    } catch (error) {
      const now = Date.now();
      if (now > end) throw error;
      const pauseMs = Math.min(500, Math.max(20, 3 * (now - startedAt)));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
