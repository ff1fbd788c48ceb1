/** A random delay before another attempt, against other processes that write the same document. None at first. */
export async function jitter(attempt: number): Promise<void> {
  if (attempt > 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * attempt));
}
