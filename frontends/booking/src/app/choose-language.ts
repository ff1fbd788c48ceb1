import { languageCookie, languageParameter } from '@tablewell/federation';
import type { Language } from '@tablewell/languages';

const yearSeconds = 365 * 86_400;

/**
 * Loads this page in another language, and remembers it for the next ones (LANG-1). The address says it as well: inside
 * another site's frame a browser may keep no cookie. What was typed comes back from the tab's store.
 */
export function chooseLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  const url = new URL(window.location.href);
  url.searchParams.set(languageParameter, language);
  // The state of the entry stays: some pages are drawn from it.
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}
