import { frameMessages, notFramed } from '@tablewell/federation/frame-messages';
import type { ElementLanguage } from './language';
import { make } from './make';

/** If the page posts no height within this time, it is not ours: the browser refused to frame it. */
const answerTimeoutMs = 3_000;
/** For slow networks; a page that arrives later is still shown. */
const loadTimeoutMs = 20_000;
const maxHeight = 20_000;

interface BookingFrameOptions {
  readonly url: string;
  readonly title: string;
  readonly language: ElementLanguage;
  /** Aborted when the content is no longer shown. */
  readonly signal: AbortSignal;
  /** Escape was pressed in the page. */
  readonly onEscape?: () => void;
  /** The page shows another view from its top. */
  readonly onTop?: () => void;
}

interface BookingFrame {
  readonly content: HTMLElement;
  /** Loads the page, once. */
  readonly load: () => void;
}

/** The booking page in a frame as high as its content, with texts for while it loads and for when it does not. */
export function bookingFrame(options: BookingFrameOptions): BookingFrame {
  const { url, title, signal, onEscape, onTop } = options;
  const { t, attributes } = options.language;
  const { origin } = new URL(url);
  // The page counts bookings by the site from which they come, which other referrer policies would conceal.
  const frame = make('iframe', { title, part: 'frame', referrerpolicy: 'strict-origin-when-cross-origin' });
  const status = make('p', { part: 'status', role: 'status' }, t('loading'));
  const content = make('div', { ...attributes, class: 'content', 'data-waiting': '' }, status, frame);
  let timeout = 0;

  window.addEventListener(
    'message',
    ({ origin: from, source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
      if (from !== origin || source !== frame.contentWindow || typeof data !== 'object') return;
      if (data?.type === frameMessages.height) fit(data.height);
      if (data?.type === frameMessages.escape) onEscape?.();
      if (data?.type === frameMessages.top) onTop?.();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timeout));

  function fit(height: unknown): void {
    if (typeof height !== 'number' || !(height > 0 && height <= maxHeight)) return;
    clearTimeout(timeout);
    status.remove();
    content.removeAttribute('data-waiting');
    // Set by the CSSOM, which a policy against inline styles allows.
    frame.style.height = `${Math.ceil(height)}px`;
  }

  function showRefusal(): void {
    // On the page, the members' bar names the probable cause.
    const href = `${url}#${notFramed}`;
    const link = make('a', { href, target: '_blank', rel: 'noopener' }, t('newTab'));
    status.replaceChildren(t('notShown'), ' ', link);
    content.setAttribute('data-waiting', 'in-vain');
    // For the person who builds the site; visitors do not see it.
    console.warn(
      `Tablewell: the booking page did not answer. Is ${window.location.origin} on the list of sites in its settings?`,
    );
  }

  function load(): void {
    if (frame.hasAttribute('src')) return;
    frame.addEventListener('load', () => {
      frame.contentWindow?.postMessage({ type: frameMessages.hello }, origin);
      if (content.hasAttribute('data-waiting')) showRefusalAfter(answerTimeoutMs);
    });
    frame.setAttribute('src', url);
    showRefusalAfter(loadTimeoutMs);
  }

  function showRefusalAfter(ms: number): void {
    clearTimeout(timeout);
    timeout = window.setTimeout(showRefusal, ms);
  }
  return { content, load };
}
