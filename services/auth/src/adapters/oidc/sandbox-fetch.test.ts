import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { throughSandbox } from './sandbox-fetch';

const seen: string[] = [];
let sandbox: Server;
let sandboxUrl: string;

beforeAll(async () => {
  sandbox = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''} ${body}`);
      if (request.url?.endsWith('/silent')) return;
      if (request.url?.endsWith('/long')) return void response.end('x'.repeat(2_000));
      if (request.url?.endsWith('/elsewhere')) response.writeHead(302, { location: '/sandbox/other' });
      response.end('answer');
    })();
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  sandboxUrl = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`;
});
beforeEach(() => (seen.length = 0));
afterAll(() => {
  sandbox.closeAllConnections();
  sandbox.close();
});

const through = (withinMs = 4_000) =>
  throughSandbox(async (url) => new Response(`outside: ${url}`), {
    ...{ publicOrigin: 'http://localhost', sandboxUrl, withinMs, maxBytes: 1_000 },
  });

test('a request to the sandbox’s provider goes to the sandbox, whole', async () => {
  const answer = await through()('http://localhost/sandbox/company/token?a=1', {
    ...{ method: 'POST', headers: { authorization: 'Basic b64' }, body: 'code=1' },
  });
  expect(await answer.text()).toBe('answer');
  expect(seen).toEqual(['POST /sandbox/company/token?a=1 Basic b64 code=1']);
});

test.each([
  'https://login.company.example/token',
  'http://localhost/sandbox',
  'http://localhost.company.example/sandbox/company',
  'http://localhost:8080/sandbox/company',
])('a request to %s goes outside', async (url) => {
  expect(await (await through()(url, {})).text()).toBe(`outside: ${url}`);
  expect(seen).toEqual([]);
});

test('no redirect is followed, and an answer that is long or does not come is given up', async () => {
  expect((await through()('http://localhost/sandbox/elsewhere', {})).status).toBe(302);
  expect(seen).toHaveLength(1);
  await expect(through()('http://localhost/sandbox/long', {})).rejects.toThrow('too long');
  await expect(through(50)('http://localhost/sandbox/silent', {})).rejects.toThrow(/timeout/i);
});
