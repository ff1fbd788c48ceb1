/**
 * A random delay before another attempt, so that processes writing the same document do not collide again. The first
 * attempt has none.
 */
export async function jitter(attempt: number): Promise<void> {
  if (attempt > 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * attempt));
}
