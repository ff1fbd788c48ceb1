import { pagePathOf } from './page-paths';

/** The frontend of a page, by which the gateway counts its errors. */
type PageOwner = 'shell' | 'booking';

/** The most reports that one page sends, even if it fails in a loop. */
const maxReports = 10;
let reports = 0;

/**
 * Text that may identify a person or open a reservation: mail addresses, queries, ids, and numbers as long as a phone
 * number.
 */
const personal = /\S+@\S+|\?[^\s):]+|[\w-]{20,}|\+?\d[\d\s()-]{6,}\d/g;

const cleaned = (text: string, most: number): string => text.replace(personal, '…').slice(0, most);

/** Reports an error of this page to the gateway; the caller still has to handle it. */
export function reportPageError(error: unknown, remote: PageOwner): void {
  if (reports >= maxReports) return;
  reports += 1;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    remote,
    page: pagePathOf(location.pathname) ?? 'unknown',
    name: name.slice(0, 100),
    message: cleaned(message, 500),
    // Frames name our scripts, whose hashes identify the release.
    ...(stack
      ? {
          stack: stack
            .replace(message, '')
            .replace(/\?[^\s):]+/g, '')
            .slice(0, 3_000),
        }
      : {}),
  };
  navigator.sendBeacon('/api/page-errors', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Reports uncaught errors and unhandled rejections from now on. */
export function watchPageErrors(remote: PageOwner): void {
  window.addEventListener('error', ({ error }) => error && reportPageError(error, remote));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A request that was aborted by leaving its page is not an error.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) reportPageError(reason, remote);
  });
}
