const askEveryMs = 5_000;
const patienceMs = 800;
/** The shortest time between two requests to a remote's server, however many pages miss the remote. */
const minIntervalMs = 500;

/** A file of another server that a deployment may replace while we run. */
export interface WatchedServer<Value> {
  /** Its last answer; undefined before the first one. Kept while the server is down, because browsers may reach it. */
  read(): Promise<Value | undefined>;
  /** Polls now instead of at the next interval, because a visitor missed a file of the last answer. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Polls by a timer, so that the first visitor after a deployment does not wait for it. */
export function watchRemoteServer<Value>(
  url: string,
  parse: (text: string) => Value,
  onProblem: (error: unknown) => void,
): WatchedServer<Value> {
  let last: Value | undefined;
  let said = '';
  let asking: Promise<void> | undefined;
  let askedAt = 0;

  async function request(): Promise<void> {
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

  const ask = (): Promise<void> =>
    (asking ??= request().finally(() => {
      askedAt = Date.now();
      asking = undefined;
    }));
  const askUnlessJustAsked = async () => {
    if (asking || Date.now() - askedAt >= minIntervalMs) await ask();
  };

  const timer = setInterval(() => void ask(), askEveryMs).unref();
  void ask();

  return {
    async read() {
      // A known manifest is used at once; the poll refreshes it in the background.
      if (last === undefined) await askUnlessJustAsked();
      return last;
    },
    refresh: askUnlessJustAsked,
    stop: () => clearInterval(timer),
  };
}
