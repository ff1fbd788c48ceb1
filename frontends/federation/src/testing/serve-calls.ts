/** A call as the page sent it. */
export interface SentCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Parsed if it is JSON; undefined if there is none. */
  readonly body: unknown;
}

export type Answer =
  readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>] | 'no network';

/**
 * Replaces the network until `jest.restoreAllMocks()`: answers each call of the page, and returns the list to which
 * the calls are added in order. `describe` selects what the tests of a remote look at.
 */
export function serveCalls<Call>(
  describe: (sent: SentCall) => Call,
  answerTo: (call: Call) => Answer | Promise<Answer>,
): Call[] {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { method, headers } = request;
    const text = await request.clone().text();
    const isJson = /json/.test(headers.get('Content-Type') ?? '');
    const body: unknown = isJson && text ? JSON.parse(text) : text || undefined;
    const call = describe({ method, url: new URL(request.url), headers, body });
    calls.push(call);
    const answer = await answerTo(call);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    const [status, content, more] = answer;
    return new Response(JSON.stringify(content), {
      status,
      headers: { 'Content-Type': 'application/json', ...more },
    });
  });
  return calls;
}
