import { catalog } from '@tablewell/languages/shell/en';
import type { ShellTexts } from '@tablewell/languages/shell-texts';
import { readPageData } from '@tablewell/federation';

/**
 * A text of the shell: in the page's language, whose texts the server writes into the page, else in English. None has
 * values, so looking one up is all there is, and the shell does not weigh the reader of texts.
 */
export const t = (id: keyof ShellTexts): string =>
  String((readPageData().reader?.texts ?? catalog)[id] ?? catalog[id]);
