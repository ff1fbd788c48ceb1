const askAgainMs = 5_000;
const patienceMs = 800;

/**
 * A file of another server that a deployment may replace while we run: asked for again after a while, and kept as it
 * was while that server is away, since the browser may reach it all the same. Undefined before its first answer.
 */
export function readRemoteServer<Value>(
  url: string,
  parse: (text: string) => Value,
  onProblem: (error: unknown) => void,
): () => Promise<Value | undefined> {
  let last: Value | undefined;
  let said = '';
  let asking: Promise<void> | undefined;
  let askAt = 0;

  async function ask(): Promise<void> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      last = parse(await response.text());
      said = '';
    } catch (error) {
      if (String(error) !== said) onProblem(error);
      said = String(error);
    }
  }

  return async () => {
    if (Date.now() >= askAt) {
      asking ??= ask().finally(() => {
        askAt = Date.now() + askAgainMs;
        asking = undefined;
      });
      // Whoever knows something already does not keep a page waiting.
      if (last === undefined) await asking;
    }
    return last;
  };
}
