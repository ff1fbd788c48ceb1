import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePort } from '../../../../local/src/ports.mjs';
import { makeReleases, Name, PageServer, remotes } from '../product/page-servers';
import type { Report } from '../proof';

/** How long both releases run side by side at each step. */
const sideBySideMs = 1_500;
/** The shell's server polls every five seconds. */
const noticedWithinMs = 7_000;

const scriptsIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)),
];

/**
 * Replaces two servers of two remotes by those of another release, one after another, during visits: every script of
 * every page must load, also on pages that were open before, and the last visitors must get the new release.
 */
export async function rollPages(root: string): Promise<Report> {
  const releases = await makeReleases(root);
  const restaurant = { id: 'r1', name: 'Trattoria', phoneNumber: '+15550100000' };
  const api = createServer((_request, response) => response.end(JSON.stringify(restaurant)));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const name = await Name.start();
  const running = new Set<PageServer>();
  const ports = [await reservePort(), await reservePort(), await reservePort(), await reservePort()];
  const common = {
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_ORIGIN: 'http://localhost',
  };
  const start = async (frontends: string, env: Record<string, string>) => {
    const server = await PageServer.start(root, frontends, { ...common, ...env });
    running.add(server);
    return server;
  };
  const remote = (frontends: string) =>
    start(frontends, {
      PORT: String(ports.shift()),
      PEERS: peers,
    });
  const peers = ports.map((port) => `http://127.0.0.1:${port}`).join();

  const missing = new Map<string, number>();
  let visits = 0;
  let scripts = 0;
  const need = async (path: string): Promise<void> => {
    const answer = await fetch(name.origin + path);
    await answer.arrayBuffer();
    scripts += 1;
    if (!answer.ok) missing.set(path, (missing.get(path) ?? 0) + 1);
  };

  try {
    const old = [await remote(releases.first), await remote(releases.first)];
    old.forEach((server) => name.behind.add(server));
    const servers = remotes.map((each) => `${each}=${name.origin}`).join();
    const shell = await start(releases.shell, { REMOTE_SERVERS: servers });
    const shellPage = async () => (await fetch(`http://127.0.0.1:${shell.port}/subscription`)).text();
    const visit = async (): Promise<string[]> => {
      const own = await (await fetch(`${name.origin}/reservations/r1`)).text();
      const found = [own, await shellPage()]
        .flatMap(scriptsIn)
        .filter((path) => !path.startsWith('/assets/shell/'));
      for (const path of found) await need(path);
      visits += 1;
      return found;
    };
    const openBefore = await visit();

    let isOver = false;
    const people = Array.from({ length: 4 }, async () => {
      while (!isOver) await visit();
    });
    for (const server of old) {
      name.behind.add(await remote(releases.second));
      await sleep(sideBySideMs);
      name.behind.delete(server);
      await server.stop();
      await sleep(sideBySideMs);
    }
    await sleep(noticedWithinMs);
    isOver = true;
    await Promise.all(people);
    for (const path of openBefore) await need(path);
    const last = await visit();
    const failures = [...missing].map(([path, count]) => `${path} was missing ${count} times`);
    if (openBefore.length < 3) failures.push('the pages name fewer scripts than they have');
    for (const path of last.filter((each) => openBefore.includes(each)))
      failures.push(`${path} of the former release is still given to those who come`);
    const lost = [...missing.values()].reduce((sum, count) => sum + count, 0);
    return { rows: [{ 'page servers replaced': old.length, visits, scripts, missing: lost }], failures };
  } finally {
    for (const server of running) await server.stop();
    await name.stop();
    await new Promise((resolve) => api.close(resolve));
    releases.forget();
  }
}
