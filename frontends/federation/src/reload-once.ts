import { unsavedWork } from './unsaved-work';

const key = 'tablewell.reloaded';
const notAgainWithinMs = 60_000;

/** Tests cannot replace the browser's own. */
export const browser = { reload: (): void => window.location.reload() };

/**
 * Loads the whole page again, for one whose parts are of a release that is gone. Not while something is unsaved, and not
 * twice in a row: then answers false, and the caller says what is wrong.
 */
export function reloadOnce(): boolean {
  if (unsavedWork().length > 0) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < notAgainWithinMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without a store we would not know that it was done.
    return false;
  }
  browser.reload();
  return true;
}
