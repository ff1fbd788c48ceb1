type Fetch = (request: Request) => Promise<Response>;

/** A server that asks for a longer pause gets it from the caller, who may have something better to do. */
const maxPauseMs = 10_000;
const firstPauseMs = 200;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isOpen = ({ status }: Response): boolean => status === 429 || status === 503;

/** Undefined: longer than is waited here. */
function pauseMs(response: Response | undefined, attempt: number): number | undefined {
  const asked = Number(response?.headers.get('retry-after') ?? 0) * 1_000;
  const own = firstPauseMs * 2 ** (attempt - 1);
  return asked > maxPauseMs ? undefined : Math.max(asked, own);
}

/**
 * Tries calls again whose outcome is open: without an answer, and after 429 and 503. Only those that may be repeated are: reading,
 * and POST, which gets an `Idempotency-Key` unless it has one. A caller who ends the call ends the repetitions.
 */
export function repeating(fetch: Fetch, tries: number): Fetch {
  return async (request) => {
    const { method, headers, signal } = request;
    if (method === 'POST' && !headers.has('idempotency-key'))
      headers.set('idempotency-key', crypto.randomUUID());
    const most = method === 'GET' || method === 'POST' ? tries : 1;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= most;
      // The body of a request can be sent once.
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        if (isLast || signal.aborted) throw error;
        return undefined;
      });
      if (answer && (isLast || !isOpen(answer))) return answer;
      const pause = pauseMs(answer, attempt);
      if (answer && pause === undefined) return answer;
      await sleep(pause ?? firstPauseMs);
    }
  };
}
