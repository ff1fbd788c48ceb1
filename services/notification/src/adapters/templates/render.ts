import { defaultLanguage, directionOf, type Language } from '@tablewell/languages';
import Handlebars from 'handlebars';
import type { Content } from '../../domain/message';
import type { Brand } from '../../domain/read-copies';
import { ownText, type SafeText } from '../../domain/safe-text';
import type { Fact } from './facts';
import { htmlLayout, textLayout } from './layout';

/** A table of a mail; its first column names the rows. */
export interface MailTable {
  readonly caption: SafeText;
  /** What and which days it is about. */
  readonly where: SafeText;
  readonly headers: readonly SafeText[];
  readonly rows: readonly (readonly SafeText[])[];
  /** Shown instead of a table without rows. */
  readonly none: SafeText;
}

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
  readonly facts?: readonly Fact[];
  readonly tables?: readonly MailTable[];
  readonly action?: { readonly label: string; readonly link: string };
  /** A quiet line below the action. */
  readonly note?: string;
  readonly footer: string;
  /** How the restaurant looks; absent: as the product. */
  readonly brand?: Brand | undefined;
  /** The origin of the logo. */
  readonly origin?: string;
  /** A label and its value in plain text; absent: as in English. */
  readonly line?: (label: string, value: string) => string;
}

/** The colors of the product's mails. */
const button = '#1f5f4a';
const link = { light: '#1d5744', dark: '#82c8aa' };

const html = Handlebars.compile<object>(htmlLayout);
const text = Handlebars.compile<object>(textLayout, { noEscape: true });
export const product = ownText('Tablewell');

/** A mail rendered with the layout. */
export function render(page: Page): Content {
  const { action, facts = [], tables = [], language = defaultLanguage, brand = {}, origin = '' } = page;
  const { line = (label, value) => `${label}: ${value}` } = page;
  const isRtl = directionOf(language) === 'rtl';
  const written = {
    ...page,
    ...{ language, isRtl },
    direction: directionOf(language),
    tables: tables.map((table) => ({ ...table, lines: linesOfTable(table) })),
    lines: facts.flatMap((fact) => linesOf(fact, line, isRtl)),
    ...(action ? { actionLine: line(action.label, action.link) } : {}),
    link: brand.shades ?? link,
    button: brand.shades?.light ?? button,
    ...(brand.logo ? { logo: { ...brand.logo, src: `${origin}/api/pictures/${brand.logo.file}` } } : {}),
  };
  const shown = {
    ...written,
    facts: facts.map((fact) => ({
      ...fact,
      ...(fact.href ? { href: attribute(fact.href) } : {}),
      ...(fact.link ? { link: { ...fact.link, href: attribute(fact.link.href) } } : {}),
    })),
    ...(action ? { action: { ...action, link: attribute(action.link) } } : {}),
  };
  return { subject: page.subject, html: html(shown), text: text(written).replace(/\n{3,}/g, '\n\n') };
}

/** A table in plain text: a line for each row, with the headers beside its values. */
function linesOfTable({ headers, rows, none }: MailTable): string[] {
  if (rows.length === 0) return [none];
  return rows.map(([name = '', ...values]) => {
    const told = values.map((value, place) => `${headers[place + 1] ?? ''} ${value}`);
    return `${name}: ${told.join(', ')}`;
  });
}

/** A fact in plain text. Where text runs from right to left, marks keep the order of digits (U+2066, U+2069). */
function linesOf(
  { label, value, before, link: below, isLtr = false }: Fact,
  line: (label: string, value: string) => string,
  isRtl: boolean,
): string[] {
  const shown = isRtl && isLtr ? `\u2066${value}\u2069` : value;
  return [
    line(label, before ? `${shown} (${before})` : shown),
    ...(below ? [line(below.label, below.href)] : []),
  ];
}

/** Escapes a link for an attribute, without Handlebars' escaping of `=`, so that it is readable in the source. */
function attribute(link: string) {
  const escaped = link.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return new Handlebars.SafeString(escaped);
}
