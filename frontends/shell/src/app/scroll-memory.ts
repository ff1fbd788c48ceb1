/** How long after Back a page may still change its height and be scrolled to its place again. Milliseconds. */
const RESTORE_MS = 30_000;
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
 * Scrolls to where an entry was left, again each time the page's height changes: the page before may still be there at
 * first, and content that loads above the place would move it. Ends when the person uses the page. Returns how to end
 * it earlier.
 */
export function restorePlace(entry: string, place: number): () => void {
  places.set(entry, place);
  window.scrollTo(0, place);
  if (place === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  restoring = entry;
  const stop = (): void => {
    if (restoring === entry) restoring = undefined;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of input) window.removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight >= place) window.scrollTo(0, place);
  });
  const timer = setTimeout(stop, RESTORE_MS);
  for (const event of input) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
