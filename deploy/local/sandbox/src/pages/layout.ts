import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, Html } from '../core/html';
import { styles } from './styles';

interface Page {
  title: string;
  main: Html;
  /** Our own script; it runs under the page's nonce. */
  script?: string;
  /** Origins to which a form of this page may lead, beside our own. */
  formTargets?: string[];
}

/** Sends a page under a policy that runs nothing except its own script with the nonce. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { headers, text } = pageOf(page);
  return reply.headers(headers).type('text/html; charset=utf-8').send(text);
}

/** The markup of a page, with the headers of its policy. */
export function pageOf({ title, main, script, formTargets = [] }: Page) {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        ${main}
        ${
          script &&
          html`<script nonce="${nonce}">
            ${new Html(script)};
          </script>`
        }
      </body>
    </html>`;
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return { headers, text: page.text };
}

/** An amount in minor units in a readable form. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

/** An instant (ISO text or seconds) in a readable form, in UTC, marked up for machines. */
export function moment(at: string | number): Html {
  const date = new Date(typeof at === 'number' ? at * 1000 : at);
  const text = `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}
