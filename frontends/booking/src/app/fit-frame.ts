/** The message to a page with our frame in it: `{ type, height }`, the height in CSS pixels. The embed code reads it. */
export const heightMessage = 'tablewell:height';

/**
 * Inside a frame on a restaurant's own site: posts the height of the content to that page whenever it changes, so that the
 * frame needs no scroll bar of its own. It says nothing else, so anybody may hear it.
 */
export function fitFrame(content: HTMLElement): void {
  if (window.parent === window) return;
  document.documentElement.dataset['framed'] = '';
  // Links to other pages open in a new tab: only the form may be framed by the restaurant's site.
  document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
  let posted = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === posted) return;
    posted = height;
    window.parent.postMessage({ type: heightMessage, height }, '*');
  }).observe(content);
}
