/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { reservePort } from '../../../deploy/local/src/ports.mjs';
import { createWeb } from './app';
import { readConfig } from './config';

describe('two releases of a page server side by side', () => {
  const oldFile = '/assets/booking/page/page.aaaaaaaaaaaa.js';
  const newFile = '/assets/booking/page/page.bbbbbbbbbbbb.js';
  let servers: FastifyInstance[];
  let folders: string[];

  beforeEach(async () => {
    folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'tablewell-release-'))));
    const ports = [await reservePort(), await reservePort()];
    const config = readConfig({
      API_URL: 'http://127.0.0.1:1',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      PEERS: ports.map((port) => `http://127.0.0.1:${port}`).join(),
    });
    for (const [index, file] of [oldFile, newFile].entries()) {
      const path = join(folders[index] ?? '', file.replace('/assets/booking', 'booking/dist'));
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, file);
      await writeFile(`${path}.br`, `brotli of ${file}`);
    }
    servers = await Promise.all(
      folders.map((folder) => createWeb({ config, frontends: folder, logger: false })),
    );
    for (const [index, server] of servers.entries())
      await server.listen({ port: ports[index] ?? 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  it('serve each other’s scripts as they were built, with immutable caching', async () => {
    for (const server of servers) {
      for (const file of [oldFile, newFile]) {
        const answer = await server.inject({ url: file, headers: { 'accept-encoding': 'br' } });
        expect([answer.statusCode, answer.body]).toEqual([200, `brotli of ${file}`]);
        expect(answer.headers).toMatchObject({
          'content-encoding': 'br',
          'content-type': expect.stringMatching(/javascript/),
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await server.inject(file)).body).toBe(file);
      }
    }
  });

  it('answer 404 for an unknown script, without forwarding requests in a circle', async () => {
    for (const server of servers) {
      const answer = await server.inject('/assets/booking/page/page.cccccccccccc.js');
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const asPeer = { url: newFile, headers: { 'x-tablewell-peer': '1' } };
    expect((await servers[0]?.inject(asPeer))?.statusCode).toBe(404);
  });

  it('do not request files without a hash in their names from peers', async () => {
    expect((await servers[0]?.inject('/assets/booking/mf-manifest.json'))?.statusCode).toBe(404);
  });

  it('keep answering when the other one is down', async () => {
    await servers[1]?.close();
    expect((await servers[0]?.inject(oldFile))?.statusCode).toBe(200);
    expect((await servers[0]?.inject(newFile))?.statusCode).toBe(404);
  });
});
