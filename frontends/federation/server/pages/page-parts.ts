import { pageDataId } from '../../src/page-data';
import type { PageData } from '../../src/page-data';
import { embedJson, escapeHtml } from '../html';
import { inlineScript } from './inline-scripts/inline-script';
import { loadAfterFrame } from './inline-scripts/load-after-frame';
import { startEarlyCall } from './inline-scripts/start-early-call';

/** The page's data, for `readPageData`. A data block is not executed, so it needs no nonce. */
export const dataBlock = (data: PageData): string =>
  `<script type="application/json" id="${pageDataId}">${embedJson(data)}</script>`;

/** Preloads a script. `strict-dynamic` requires the nonce on preloads. */
export const preload = (url: string, nonce: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(url)}" nonce="${nonce}">`;

export const scriptTag = (url: string, nonce: string): string =>
  `<script defer src="${escapeHtml(url)}" nonce="${nonce}"></script>`;

const longestWaitMs = 300;

/** Loads scripts, and preloads others, once the page's static content is painted. */
export const scriptsAfterPaint = (
  scripts: readonly string[],
  preloads: readonly string[],
  nonce: string,
): string => inlineScript(nonce, loadAfterFrame, { scripts, preloads, picture: null, longestWaitMs, nonce });

/** Runs scripts, which are preloaded, once the picture with this class is painted. */
export const scriptsAfterPicture = (className: string, scripts: readonly string[], nonce: string): string =>
  inlineScript(nonce, loadAfterFrame, {
    scripts,
    preloads: [],
    picture: `img.${className}`,
    longestWaitMs,
    nonce,
  });

/** Starts the page's first call; with `ifToken`, only for a browser with a token. */
export const earlyCall = (path: string, nonce: string, { ifToken = false } = {}): string =>
  inlineScript(nonce, startEarlyCall, path, ifToken);
