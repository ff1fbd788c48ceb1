import type { LiveSocket } from './socket';

/** Milliseconds until the code of the socket is loaded again after a failure. */
const retryMs = 5_000;

/**
 * Opens the live feed once its code is loaded, which is not part of a page's first download. `listen` registers the
 * handlers of updates, and `onLost` is called each time the code cannot be loaded; it is loaded again until it can be.
 * Returns a function that closes the feed.
 */
export function openLiveFeed(listen: (socket: LiveSocket) => void, onLost?: () => void): () => void {
  let socket: LiveSocket | undefined;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = async (): Promise<void> => {
    const code = await import('./socket').catch(() => undefined);
    if (isOver) return;
    if (code) {
      socket = code.openLiveSocket();
      listen(socket);
    } else {
      onLost?.();
      timer = setTimeout(() => void open(), retryMs);
    }
  };
  void open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.disconnect();
  };
}
