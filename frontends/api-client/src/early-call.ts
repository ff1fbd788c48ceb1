/**
 * A call that an inline script in the page's head started before the page's code had loaded. Its answer is used once.
 */
interface EarlyCall {
  url: string;
  response: Promise<Response>;
}

const page = globalThis as { tablewellEarlyCall?: EarlyCall | undefined };

/** The early call's answer, if it was made for this request. A `<link rel=preload>` cannot carry our headers. */
export function takeEarlyCall(request: Request): Promise<Response> | undefined {
  const early = page.tablewellEarlyCall;
  if (!early || request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  if (early.url !== pathname + search) return undefined;
  page.tablewellEarlyCall = undefined;
  return early.response;
}
