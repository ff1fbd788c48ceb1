/** What a page with our frame in it hears: `{ type, height }`, the height in CSS pixels. The embed code knows it. */
export const heightMessage = 'tablewell:height';

/**
 * Inside a frame on a restaurant's own site: tells that page how high the content is, whenever it changes, so that the
 * frame needs no scroll bar of its own. It says nothing else, so anybody may hear it.
 */
export function fitFrame(content: HTMLElement): void {
  if (window.parent === window) return;
  document.documentElement.dataset['framed'] = '';
  // What is not the form opens beside the restaurant's site: our other pages refuse to stand in a frame.
  document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    window.parent.postMessage({ type: heightMessage, height }, '*');
  }).observe(content);
}
