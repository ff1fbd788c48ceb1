/**
 * An inline script: starts the page's first call while its code is still loading; the API client uses the answer. A
 * `<link rel=preload as=fetch>` would be fetched twice, because it cannot carry the token and the zone.
 * @param needsToken there is no call without a token
 */
export function startEarlyCall(url: string, needsToken: boolean): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const headers: Record<string, string> = { 'X-Timezone': zone };
  try {
    const token = localStorage.getItem('token');
    if (token) headers.Authorization = `Bearer ${token}`;
  } catch {
    // A browser may deny access to its storage, for example inside another site's frame: then there is no token.
  }
  if (needsToken && !headers.Authorization) return;
  const response = fetch(url, { credentials: 'include', headers });
  // The client that uses the answer handles its failure.
  response.catch(() => undefined);
  Object.assign(window, { tablewellEarlyCall: { url, response } });
}
