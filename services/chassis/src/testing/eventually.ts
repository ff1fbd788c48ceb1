/**
 * Retries `check` until it stops throwing; rethrows its last error after `timeoutMs`, which is long enough for a busy
 * machine. Imports nothing, so that tests of every workspace can wait by it.
 */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 60_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
