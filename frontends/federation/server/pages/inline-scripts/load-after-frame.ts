/** Addresses of scripts, and when a page loads them. */
export interface LaterScripts {
  /** Loaded after the frame, and run in this order. */
  readonly scripts: readonly string[];
  /** Preloaded after the frame; other scripts run them. */
  readonly preloads: readonly string[];
  /** The selector of a picture that has to be in the frame; null: any frame will do. */
  readonly picture: string | null;
  /** The longest wait for the frame, in milliseconds: a hidden tab paints none, and a picture may be slow. */
  readonly longestWaitMs: number;
  readonly nonce: string;
}

/**
 * An inline script: loads scripts once a frame is painted, or the longest wait is over. On a fast network they would
 * otherwise run before the first frame.
 */
export async function loadAfterFrame(later: LaterScripts): Promise<void> {
  const { scripts, preloads, picture, longestWaitMs, nonce } = later;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of preloads) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'preload', as: 'script', nonce, href }));
    }
    for (const src of scripts)
      document.body.append(Object.assign(document.createElement('script'), { async: false, nonce, src }));
  };
  setTimeout(begin, longestWaitMs);
  if (picture !== null) {
    const image = document.querySelector<HTMLImageElement>(picture);
    await image?.decode().catch(() => undefined);
    // A decoded picture is in the next frame, so scripts wait for the one after it.
    await new Promise(requestAnimationFrame);
  }
  requestAnimationFrame(() => setTimeout(begin));
}
