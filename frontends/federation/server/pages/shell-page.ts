import type { PageData } from '../../src/page-data';
import { escapeHtml } from '../html';
import type { PageLanguage } from '../page-language';
import { languageLinks } from './language-links';
import { linkPreview } from './link-preview';
import { dataBlock, earlyCall, preload, scriptTag, scriptsAfterPaint } from './page-parts';
import { fillTemplate } from './template';

interface ShellPage {
  template: string;
  title: string;
  language: PageLanguage;
  /** The page's address without parameters, if the page is translated. */
  url: string | undefined;
  nonce: string;
  data: PageData;
  /** The shell's own scripts. */
  scripts: readonly string[];
  /** The scripts of the route's remote. */
  remoteFiles: readonly string[];
  /** Static HTML of the page, until its code renders. */
  content: string;
}

/** The shell's HTML for one route, with everything that the browser needs for the first render. */
export const shellPage = ({
  template,
  title,
  language: { language, direction, shellPage: t },
  url,
  nonce,
  data,
  scripts,
  remoteFiles,
  content,
}: ShellPage): string =>
  fillTemplate(template, {
    lang: language,
    dir: direction,
    title: escapeHtml(`${title} · Tablewell`),
    nonce,
    content,
    noScript: escapeHtml(t('noScript')),
    head: [
      linkPreview({ title: `${title} · Tablewell`, description: t('description') }),
      ...(url ? [languageLinks(url)] : []),
      ...(content ? [] : [...scripts, ...remoteFiles].map((url) => preload(url, nonce))),
      earlyCall('/api/auth/validate', nonce, { ifToken: data.visitor === true }),
    ].join('\n'),
    scripts: [
      dataBlock(data),
      ...(content
        ? [scriptsAfterPaint(scripts, remoteFiles, nonce)]
        : scripts.map((url) => scriptTag(url, nonce))),
    ].join('\n'),
  });
