import { defaultLanguage, directionOf, type Language } from '@tablewell/languages';
import Handlebars from 'handlebars';
import type { Content } from '../../domain/message';
import { ownText, type SafeText } from '../../domain/safe-text';
import { htmlLayout, textLayout } from './layout';

/** The layout's data. */
interface Page {
  /** Absent: English. */
  readonly language?: Language;
  readonly subject: string;
  /** The preview line in mail clients. */
  readonly preview: string;
  readonly sender: SafeText;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: SafeText }[];
  readonly action?: { readonly label: string; readonly link: string };
  /** A quiet line below the action. */
  readonly note?: string;
  readonly footer: string;
}

const html = Handlebars.compile<object>(htmlLayout);
const text = Handlebars.compile<Page>(textLayout, { noEscape: true });
export const product = ownText('Tablewell');

/** A mail rendered with the layout. */
export function render(page: Page): Content {
  const { action, language = defaultLanguage } = page;
  const written = {
    ...page,
    language,
    direction: directionOf(language),
    isRtl: directionOf(language) === 'rtl',
  };
  const shown = action ? { ...written, action: { ...action, link: attribute(action.link) } } : written;
  return { subject: page.subject, html: html(shown), text: text(page).replace(/\n{3,}/g, '\n\n') };
}

/** Escapes a link for an attribute, without Handlebars' escaping of `=`, so that it is readable in the source. */
function attribute(link: string) {
  const escaped = link.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return new Handlebars.SafeString(escaped);
}
