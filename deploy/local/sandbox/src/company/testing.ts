import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Company, type CompanySettings, createCompany } from './provider';

/** A provider on a free port of this machine. */
export interface TestCompany extends Company {
  readonly issuer: string;
  /** Signs a person in from the authorization address on; returns where the browser is sent with the answer. */
  signIn(url: string, personId: string, browser?: CompanyBrowser): Promise<URL>;
  /** Signs out at the provider, which tells the product. */
  signOut(browser: CompanyBrowser): Promise<void>;
  close(): Promise<void>;
}

/** The cookies of a browser at the provider. */
export class CompanyBrowser {
  private readonly cookies = new Map<string, string>();

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** Starts a provider for one test file. */
export async function startTestCompany(
  settings: Omit<CompanySettings, 'issuer'>,
  path = '',
): Promise<TestCompany> {
  const server = createServer((request, response) => void company.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const company = await createCompany({ ...settings, issuer });

  return {
    ...company,
    issuer,
    async signIn(url, personId, browser = new CompanyBrowser()) {
      let answer = await browser.fetch(url);
      for (let step = 0; step < 6; step += 1) {
        const to = new URL(answer.headers.get('location') ?? '', url);
        if (to.href.startsWith(settings.redirectUri)) return to;
        const isChoice = to.pathname.includes('/choose/');
        answer = await browser.fetch(to.href, isChoice ? form({ person: personId }) : {});
      }
      throw new Error(`the provider did not send the browser back: ${answer.status} ${await answer.text()}`);
    },
    async signOut(browser) {
      const page = await (await browser.fetch(`${issuer}/session/end`)).text();
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      await browser.fetch(`${issuer}/session/end/confirm`, form({ xsrf, logout: 'yes' }));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
