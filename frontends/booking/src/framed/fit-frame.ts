import { frameMessages } from '@tablewell/federation/frame-messages';

/**
 * Inside a frame on a restaurant's own site: posts the height of the content whenever it changes, so that the frame
 * needs no scroll bar, and events that the site cannot see. The server lets only the restaurant's sites frame the page;
 * once the site has named its origin, the browser delivers messages to that origin only.
 */
export function fitFrame(content: HTMLElement): void {
  const site = window.parent;
  if (site === window) return;
  document.documentElement.dataset['framed'] = '';
  // Links to other pages open in a new tab: only the form may be framed by the restaurant's site.
  document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));

  let to = '*';
  let posted = 0;
  const post = (type: string, more = {}): void => site.postMessage({ type, ...more }, to);

  function fit(): void {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === posted) return;
    posted = height;
    post(frameMessages.height, { height });
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (source !== site || data?.type !== frameMessages.hello || origin === 'null') return;
    to = origin;
    posted = 0;
    fit();
  });
  // Browsers do not render frames of other sites that are out of sight, so the observer alone would not answer.
  new ResizeObserver(fit).observe(content);
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const isTaken = defaultPrevented || document.querySelector('[aria-modal]') !== null;
    if (key === 'Escape' && !isTaken) post(frameMessages.escape);
  });
  // A new view moves the focus to its main element.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.tagName === 'MAIN') post(frameMessages.top);
  });
}
