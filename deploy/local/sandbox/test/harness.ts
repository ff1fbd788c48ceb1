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
