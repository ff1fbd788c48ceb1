import { pageDataId } from '../../src/page-data';
import type { PageData } from '../../src/page-data';
import { embedJson, escapeHtml } from '../html';

/** The page's data, for `readPageData`. A data block is never run, so no policy concerns it. */
export const dataBlock = (data: PageData): string =>
  `<script type="application/json" id="${pageDataId}">${embedJson(data)}</script>`;

/** Tells the browser of a script before anything asks for it. The nonce is what `strict-dynamic` wants of a preload. */
export const preload = (url: string, nonce: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(url)}" nonce="${nonce}">`;

export const scriptTag = (url: string, nonce: string): string =>
  `<script defer src="${escapeHtml(url)}" nonce="${nonce}"></script>`;

/**
 * Begins the page's first call while its code is still on the way; the API client takes the answer over. A
 * `<link rel=preload as=fetch>` would be fetched twice, because it cannot carry the token and the zone. A browser may
 * deny its store, as inside another site's frame: then there is no token.
 */
export function earlyCall(path: string, nonce: string): string {
  const url = embedJson(path);
  return `<script nonce="${nonce}">(()=>{const headers={'X-Timezone':Intl.DateTimeFormat().resolvedOptions().timeZone||'UTC'};try{const token=localStorage.getItem('token');if(token)headers.Authorization='Bearer '+token}catch{}const response=fetch(${url},{credentials:'include',headers});response.catch(()=>{});window.tablewellEarlyCall={url:${url},response}})()</script>`;
}
