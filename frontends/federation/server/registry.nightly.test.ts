/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { eventually } from '../../../services/chassis/src/testing/eventually';
import { entry, manifest, pause, setPageServer } from './testing/page-server';

const server = setPageServer();
const { get, put } = server;

describe('the registry', () => {
  const registry = async () => (await get('/remotes.json')).json<Record<string, { entry: string }>>();

  it('leaves out a remote that is not built', async () => {
    expect(Object.keys(await registry())).toEqual(['marketing']);
  });

  it('follows a remote that is deployed or rolled back while the process runs', async () => {
    await registry();
    await put('marketing/dist/mf-manifest.json', manifest('remoteEntry.ba9876543210.js'));
    expect((await registry())['marketing']?.entry).toBe('/assets/marketing/remoteEntry.ba9876543210.js');
  });

  it('leaves out a remote with an invalid entry, and ignores an invalid file', async () => {
    await put('billing/dist/mf-manifest.json', manifest(entry));
    await put('booking/dist/mf-manifest.json', '{"metaData":');
    await put('remotes.json', '{"billing":{"entry":"javascript:alert(1)"},"nobody":{"entry":"/x.js"}}');
    expect(Object.keys(await registry())).toEqual(['marketing']);
    expect((await get('/login')).statusCode).toBe(200);
    await put('remotes.json', '{"billing":');
    expect(Object.keys(await registry())).toEqual(['marketing']);
  });

  it('reads the manifest of a remote with a server of its own, and keeps the last one while that server is down', async () => {
    server.answerApi = (_request, response) => response.end(manifest('remoteEntry.5e7e75e7e75e.js'));
    const apart = await server.another({ REMOTE_SERVERS: `floor-plan=${server.apiOrigin}` });
    const remotes = async () =>
      (await apart.inject('/remotes.json')).json<Record<string, { entry: string }>>();
    const there = { entry: '/assets/floor-plan/remoteEntry.5e7e75e7e75e.js' };
    expect((await remotes())['floor-plan']).toEqual(there);
    server.answerApi = (_request, response) => response.writeHead(503).end();
    expect((await remotes())['floor-plan']).toEqual(there);
    await apart.close();
  });

  it('lets the file move a remote to another origin, which the policy then allows', async () => {
    await put('remotes.json', '{"billing":{"entry":"https://cdn.example/b/remoteEntry.js"}}');
    expect((await registry())['billing']?.entry).toBe('https://cdn.example/b/remoteEntry.js');
    expect((await get('/')).headers['content-security-policy']).toContain('https://cdn.example');
  });
});

describe('a remote that is released while pages are open', () => {
  let released: string;
  let answered: number;
  let shell: FastifyInstance;
  beforeEach(async () => {
    [released, answered] = ['remoteEntry.0000aaaa0000.js', 0];
    server.answerApi = (_request, response) => {
      answered += 1;
      response.end(manifest(released));
    };
    shell = await server.another({ REMOTE_SERVERS: `billing=${server.apiOrigin}` });
  });
  afterEach(() => shell.close());
  const billing = async (url: string) =>
    (await shell.inject(url)).json<Record<string, { entry: string }>>()['billing']?.entry;

  it('is found by polling, without a visitor', async () => {
    await eventually(() => expect(answered).toBeGreaterThan(0));
    released = 'remoteEntry.1111bbbb1111.js';
    await eventually(() => expect(answered).toBeGreaterThan(1));
    expect(await billing('/remotes.json')).toBe('/assets/billing/remoteEntry.1111bbbb1111.js');
  });

  it('is found at once when pages miss it, without a request for each of them', async () => {
    expect(await billing('/remotes.json')).toBe('/assets/billing/remoteEntry.0000aaaa0000.js');
    released = 'remoteEntry.1111bbbb1111.js';
    await pause(600);
    const before = answered;
    const all = await Promise.all(Array.from({ length: 30 }, () => billing('/remotes.json?missed=billing')));
    expect(new Set(all)).toEqual(new Set(['/assets/billing/remoteEntry.1111bbbb1111.js']));
    // One for all of them, and perhaps the regular one.
    expect(answered - before).toBeLessThanOrEqual(2);
  });
});
