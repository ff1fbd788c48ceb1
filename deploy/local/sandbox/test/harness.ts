import type { TestSandbox } from '../src/testing';

/** Calls the sandbox's own API. */
export async function call(
  running: TestSandbox,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> & Record<string, unknown>[] }> {
  const response = await fetch(`${running.origin}${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return {
    status: response.status,
    json: (await response.json()) as Record<string, unknown> & Record<string, unknown>[],
  };
}

/** Waits until a check succeeds; a test fails with its last error if it never does. */
export async function eventually(check: () => void | Promise<void>, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
