/** Input by which a user scrolls or uses the page. */
const input = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The scroll positions by history entry. Kept in memory, because browsers restore the position after a reload. */
const positions = new Map<string, number>();

/** The entry whose position is being restored. */
let restoring: string | undefined;

/**
 * Call this when the window was scrolled. Ignored while a position is restored, because then only the browser scrolls.
 */
export function rememberPosition(entry: string): void {
  if (entry !== restoring) positions.set(entry, window.scrollY);
}

/** The scroll position of an entry. Read it before its page is painted, because the browser scrolls a page that is short at first. */
export const positionOf = (entry: string): number => positions.get(entry) ?? 0;

/** An entry that replaces one of the same page keeps its position. */
export function copyPosition(from: string, to: string): void {
  const position = positions.get(from);
  if (position !== undefined) positions.set(to, position);
}

/**
 * Scrolls to the position of an entry, as soon as its page is long enough and again each time its height changes: the
 * previous page may still be shown at first, and content that loads above the position would move it. Ends when the
 * user uses or scrolls the page, so that late content never undoes their scrolling. Returns a function that ends it
 * earlier.
 */
export function restorePosition(entry: string, position: number): () => void {
  positions.set(entry, position);
  window.scrollTo(0, position);
  if (position === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
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
    const kept = Math.min(position, Math.max(0, height - window.innerHeight));
    if (pageHeight() !== height || Math.abs(window.scrollY - kept) <= 1) return;
    stop();
    rememberPosition(entry);
  };
  const observer = new ResizeObserver(() => {
    height = pageHeight();
    if (height - window.innerHeight >= position) window.scrollTo(0, position);
  });
  for (const event of input) window.addEventListener(event, stop, { passive: true });
  window.addEventListener('scroll', onScroll, { passive: true });
  observer.observe(document.body);
  return stop;
}

const pageHeight = (): number => document.documentElement.scrollHeight;
