import { browser } from './browser';
import { languageCookie, languageParameter } from './language-choice';
import type { Language } from '@tablewell/languages';

const yearSeconds = 365 * 86_400;

/**
 * Loads this page in another language, and remembers it for the next pages (LANG-2). The address names the language as
 * well, because a browser may not store cookies inside another site's frame. Typed values are restored from the tab's
 * storage.
 */
export function chooseLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  const url = new URL(window.location.href);
  url.searchParams.set(languageParameter, language);
  // Keeps the state of the history entry, from which some pages render.
  window.history.replaceState(window.history.state, '', url);
  browser.reload();
}
