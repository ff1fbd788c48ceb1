import { languages } from '@tablewell/languages';
import { languageParameter } from '../../src/language-choice';
import { escapeHtml } from '../html';

/** The page's addresses in each language, for search engines; the one without a language follows the browser. */
export function languageLinks(url: string): string {
  const link = (language: string, address: string): string =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
  return [
    ...languages.map((each) => link(each, `${url}?${languageParameter}=${each}`)),
    link('x-default', url),
  ].join('\n');
}
