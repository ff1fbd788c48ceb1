import { pageDataId } from '../../src/page-data';
import type { PageData } from '../../src/page-data';
import { embedJson, escapeHtml } from '../html';

/** The page's data, for `readPageData`. A data block is not executed, so it needs no nonce. */
export const dataBlock = (data: PageData): string =>
  `<script type="application/json" id="${pageDataId}">${embedJson(data)}</script>`;

/** Preloads a script. `strict-dynamic` requires the nonce on preloads. */
export const preload = (url: string, nonce: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(url)}" nonce="${nonce}">`;

export const scriptTag = (url: string, nonce: string): string =>
  `<script defer src="${escapeHtml(url)}" nonce="${nonce}"></script>`;

/** The longest wait for a first frame, in milliseconds: a hidden tab paints none, and a picture may be slow. */
const longestWaitMs = 300;

/**
 * Loads scripts, including `soon`, once the page's static content is painted; in a hidden tab, which paints nothing,
 * they are loaded as well. On a fast network they would otherwise run before the first frame.
 */
export const scriptsAfterPaint = (urls: readonly string[], soon: readonly string[], nonce: string): string =>
  afterFrame('', soon, urls, nonce);

/** Runs scripts, which are preloaded, once the picture with this class is painted, or has taken too long. */
export const scriptsAfterPicture = (className: string, urls: readonly string[], nonce: string): string =>
  afterFrame(
    // A decoded picture is in the next frame, so scripts wait for the one after it.
    `await document.querySelector(${embedJson(`img.${className}`)})?.decode().catch(()=>{});await new Promise(requestAnimationFrame);`,
    [],
    urls,
    nonce,
  );

/** @param ready a statement of an async function, which the frame has to wait for */
function afterFrame(ready: string, soon: readonly string[], urls: readonly string[], nonce: string): string {
  const begin = `for(const href of ${embedJson(soon)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',nonce:${embedJson(nonce)},href}));for(const src of ${embedJson(urls)})document.body.append(Object.assign(document.createElement('script'),{async:false,nonce:${embedJson(nonce)},src}))`;
  return `<script nonce="${nonce}">(async()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;${begin}};setTimeout(begin,${longestWaitMs});${ready}requestAnimationFrame(()=>setTimeout(begin))})()</script>`;
}

/**
 * Starts the page's first call while its code is still loading; the API client uses the answer. A `<link rel=preload
 * as=fetch>` would be fetched twice, because it cannot carry the token and the zone. A browser may deny access to its
 * storage, for example inside another site's frame: then there is no token. `ifToken`: there is no call without a
 * token.
 */
export function earlyCall(path: string, nonce: string, { ifToken = false } = {}): string {
  const url = embedJson(path);
  const orNot = ifToken ? 'if(!headers.Authorization)return;' : '';
  return `<script nonce="${nonce}">(()=>{const headers={'X-Timezone':Intl.DateTimeFormat().resolvedOptions().timeZone||'UTC'};try{const token=localStorage.getItem('token');if(token)headers.Authorization='Bearer '+token}catch{}${orNot}const response=fetch(${url},{credentials:'include',headers});response.catch(()=>{});window.tablewellEarlyCall={url:${url},response}})()</script>`;
}
