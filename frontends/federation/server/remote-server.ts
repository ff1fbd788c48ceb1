const pollIntervalMs = 5_000;
const timeoutMs = 800;
/** The shortest time between two requests to a remote's server, however many pages miss the remote. */
const minIntervalMs = 500;

/** A file on another server that a deployment may replace while this process runs. */
interface WatchedServer<Value> {
  /**
   * The last answer; undefined before the first one. It is kept while the server is down, because browsers may still
   * reach it.
   */
  read(): Promise<Value | undefined>;
  /** Polls now instead of at the next interval, because a visitor missed a file of the last answer. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Polls on a timer, so that the first visitor after a deployment does not have to wait. */
export function watchRemoteServer<Value>(
  url: string,
  parse: (text: string) => Value,
  onProblem: (error: unknown) => void,
): WatchedServer<Value> {
  let last: Value | undefined;
  let lastProblem = '';
  let pending: Promise<void> | undefined;
  let polledAt = 0;

  async function request(): Promise<void> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      last = parse(await response.text());
      lastProblem = '';
    } catch (error) {
      if (String(error) !== lastProblem) onProblem(error);
      lastProblem = String(error);
    }
  }

  const poll = (): Promise<void> =>
    (pending ??= request().finally(() => {
      polledAt = Date.now();
      pending = undefined;
    }));
  const pollUnlessRecent = async () => {
    if (pending || Date.now() - polledAt >= minIntervalMs) await poll();
  };

  const timer = setInterval(() => void poll(), pollIntervalMs).unref();
  void poll();

  return {
    async read() {
      // A known manifest is used at once; the poll refreshes it in the background.
      if (last === undefined) await pollUnlessRecent();
      return last;
    },
    refresh: pollUnlessRecent,
    stop: () => clearInterval(timer),
  };
}
