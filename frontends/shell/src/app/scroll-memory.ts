/** Input by which a user scrolls or uses the page. */
const input = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The scroll positions by history entry. Kept in memory, because browsers restore the position after a reload. */
const places = new Map<string, number>();

/** The entry whose position is being restored. */
let restoring: string | undefined;

/**
 * Call this when the window was scrolled. Ignored while a position is restored, because then only the browser scrolls.
 */
export function rememberPlace(entry: string): void {
  if (entry !== restoring) places.set(entry, window.scrollY);
}

/** The scroll position of an entry. Read it before its page is painted, because the browser scrolls a page that is short at first. */
export const placeOf = (entry: string): number => places.get(entry) ?? 0;

/** An entry that replaces one of the same page keeps its position. */
export function carryPlace(from: string, to: string): void {
  const place = places.get(from);
  if (place !== undefined) places.set(to, place);
}

/**
 * Scrolls to the position of an entry, as soon as its page is long enough and again each time its height changes: the
 * previous page may still be shown at first, and content that loads above the position would move it. Ends when the
 * user uses or scrolls the page, so that late content never undoes their scrolling. Returns a function that ends it
 * earlier.
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
  // A drag of the scroll bar causes no input event. Without one, a page whose height is unchanged stays at the position, or
  // at its end while it is too short.
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
