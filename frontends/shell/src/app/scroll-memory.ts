/** Input by which a person scrolls or uses the page. */
const input = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where the window was scrolled to, by entry of the history. In memory: a reload is the browser's own matter. */
const places = new Map<string, number>();

/** The entry whose place is being restored. */
let restoring: string | undefined;

/** Called when the window was scrolled. While a place is restored only the browser scrolls, and that is not its place. */
export function rememberPlace(entry: string): void {
  if (entry !== restoring) places.set(entry, window.scrollY);
}

/** The scroll position of an entry. Read it before its page is painted, because the browser scrolls a page that is short at first. */
export const placeOf = (entry: string): number => places.get(entry) ?? 0;

/** An entry that was replaced by another on the same page stays where it is. */
export function carryPlace(from: string, to: string): void {
  const place = places.get(from);
  if (place !== undefined) places.set(to, place);
}

/**
 * Scrolls to where an entry was left, as soon as its page is long enough and again each time its height changes: the page
 * before may still be there at first, and content that loads above the place would move it. Ends when the person uses the page
 * or scrolls it, so that nobody's scrolling is undone, however late content comes. Returns how to end it earlier.
 */
export function restorePlace(entry: string, place: number): () => void {
  places.set(entry, place);
  window.scrollTo(0, place);
  if (place === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  restoring = entry;
  let height = pageHeight();
  const stop = (): void => {
    if (restoring === entry) restoring = undefined;
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    for (const event of input) window.removeEventListener(event, stop);
  };
  // A drag of the scroll bar is no input that a page is told of. Without it, a page of the same height stays where it is:
  // at the place, or at its end while it is too short.
  const onScroll = (): void => {
    const kept = Math.min(place, Math.max(0, height - window.innerHeight));
    if (pageHeight() !== height || Math.abs(window.scrollY - kept) <= 1) return;
    stop();
    rememberPlace(entry);
  };
  const observer = new ResizeObserver(() => {
    height = pageHeight();
    if (height - window.innerHeight >= place) window.scrollTo(0, place);
  });
  for (const event of input) window.addEventListener(event, stop, { passive: true });
  window.addEventListener('scroll', onScroll, { passive: true });
  observer.observe(document.body);
  return stop;
}

const pageHeight = (): number => document.documentElement.scrollHeight;
