import { browser } from './browser';
import { unsavedWork } from './unsaved-work';

const key = 'tablewell.reloaded';
const notAgainWithinMs = 60_000;

/**
 * Reloads the whole page, for pages of a release whose files no longer exist. Does not reload if there is unsaved work,
 * nor twice in a row: then it returns false, and the caller shows the error.
 */
export function reloadOnce(): boolean {
  if (unsavedWork().length > 0) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < notAgainWithinMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage a reload could not be recorded, and might repeat forever.
    return false;
  }
  browser.reload();
  return true;
}
