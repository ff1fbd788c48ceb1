import { catalog } from '@tablewell/languages/shell/en';
import type { ShellTexts } from '@tablewell/languages/shell-texts';
import { readPageData } from '@tablewell/federation';

/**
 * A text of the shell: in the page's language, whose texts the server writes into the page, otherwise in English. The
 * texts have no placeholders, so a lookup is enough, and the shell need not bundle the message reader.
 */
export const t = (id: keyof ShellTexts): string => String((translated() ?? catalog)[id] ?? catalog[id]);

const translated = () => readPageData().reader?.texts;

/** A text of the elements in `ui`, if it is translated. */
export function uiText(name: string): string | undefined {
  const text = translated()?.[`ui.${name}`];
  return text === undefined ? undefined : String(text);
}
