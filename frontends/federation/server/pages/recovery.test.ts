/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { pageLanguageFor } from '../page-language';
import { recovery } from './recovery';

const english = pageLanguageFor({ url: '/', cookie: undefined, acceptLanguage: undefined });

class Script {
  constructor(private readonly src: string) {}
  getAttribute = () => this.src;
}

/** A page in which the server's inline scripts have run, opened by a link or by a reload. */
function open(type: 'navigate' | 'reload', phoneNumber: string | null = '(555) 010-0000') {
  const html = recovery(
    ['/assets/booking/page/page.0123456789ab.js'],
    { id: 'r1', name: '</script>Ann’s', phoneNumber, phoneUri: 'tel:+15550100000' },
    english,
    'n0nce',
  );
  const [, code = ''] = /^<script nonce="n0nce">(.*)<\/script>$/s.exec(html) ?? [];
  expect(code).not.toContain('</script>');
  const element = () => ({
    text: '',
    href: '',
    setAttribute: () => undefined,
    append(...parts: (string | { text: string })[]) {
      for (const part of parts) this.text += typeof part === 'string' ? part : part.text;
    },
  });
  const main = element();
  const links: { href: string }[] = [];
  let reloads = 0;
  let onError: (event: { target: unknown }) => void = () => undefined;
  const page = {
    HTMLScriptElement: Script,
    addEventListener: (_type: string, listener: typeof onError) => (onError = listener),
    performance: { getEntriesByType: () => [{ type }] },
    location: { reload: () => (reloads += 1) },
    document: {
      createElement: (name: string) => {
        const made = element();
        if (name === 'a') links.push(made);
        return made;
      },
      querySelector: () => main,
    },
  };
  runInContext(code, createContext(page));
  const fail = (src: string) => onError({ target: new Script(src) });
  return { fail, main, links, reloads: () => reloads };
}

const ours = '/assets/booking/page/page.0123456789ab.js';

test('a booking page whose script does not arrive is loaded once more', () => {
  const page = open('navigate');
  page.fail(ours);
  page.fail(ours);
  expect([page.reloads(), page.main.text]).toEqual([1, '']);
});

test('if that does not help, it shows an error with the number to call', () => {
  const page = open('reload');
  page.fail(ours);
  expect(page.reloads()).toBe(0);
  expect(page.main.text).toBe(
    'This page did not load completely. Please try again in a minute, or call </script>Ann’s at (555) 010-0000.',
  );
  expect(page.links.map(({ href }) => href)).toEqual(['tel:+15550100000']);
});

test('a restaurant without a number shows the error as well', () => {
  const page = open('reload', null);
  page.fail(ours);
  expect(page.main.text).toMatch(/or call the restaurant\.$/);
});

test('a script of another site does not reload the page', () => {
  const page = open('navigate');
  page.fail('https://www.google.com/recaptcha/api.js');
  expect(page.reloads()).toBe(0);
});
