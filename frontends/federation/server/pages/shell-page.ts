import type { PageData } from '../../src/page-data';
import { escapeHtml } from '../html';
import { dataBlock, earlyCall, preload, scriptTag } from './page-parts';
import { fillTemplate } from './template';

export interface ShellPage {
  template: string;
  title: string;
  nonce: string;
  data: PageData;
  /** The shell's own scripts. */
  scripts: readonly string[];
  /** The scripts of the route's remote. */
  remoteFiles: readonly string[];
}

/** The shell's HTML for one route: everything the browser needs to know is in it, so it asks for nothing twice. */
export const shellPage = ({ template, title, nonce, data, scripts, remoteFiles }: ShellPage): string =>
  fillTemplate(template, {
    title: escapeHtml(`${title} · Tablewell`),
    nonce,
    head: [
      ...[...scripts, ...remoteFiles].map((url) => preload(url, nonce)),
      earlyCall('/api/auth/validate', nonce),
    ].join('\n'),
    scripts: [dataBlock(data), ...scripts.map((url) => scriptTag(url, nonce))].join('\n'),
  });
