/** A message with a phone number in the middle, which becomes a link. */
interface CallMessage {
  readonly before: string;
  /** Empty if there is no number. */
  readonly phone: string;
  /** The `tel:` address of the number. */
  readonly uri: string;
  readonly after: string;
}

/**
 * An inline script: reloads a page once if one of its scripts does not load, and shows the message if that does not
 * help. The browser itself reports the reload, because a frame in another site may have no storage to record it.
 */
export function recoverPage(scripts: readonly string[], { before, phone, uri, after }: CallMessage): void {
  let handled = false;
  const onError = ({ target }: Event) => {
    if (handled || !(target instanceof HTMLScriptElement)) return;
    if (!scripts.includes(target.getAttribute('src') ?? '')) return;
    handled = true;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload') return location.reload();
    const line = document.createElement('p');
    line.setAttribute('role', 'alert');
    line.append(before);
    if (phone) {
      const link = document.createElement('a');
      link.href = uri;
      link.dir = 'ltr';
      link.append(phone);
      line.append(link, after);
    }
    document.querySelector('main')?.append(line);
  };
  addEventListener('error', onError, true);
}
