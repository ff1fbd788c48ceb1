import { setTimeout as sleep } from 'node:timers/promises';
import { serviceAt } from '../../../../docker/edge-routes.mjs';
import { reservePort } from '../../../../local/src/ports.mjs';
import { createAgent, newCaller, need } from '../product/caller';
import { ComposeHouse, whyNoDocker } from '../product/compose';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import type { Proof, Row } from '../proof';

const remotes = ['marketing', 'booking', 'dashboard', 'floor-plan', 'billing'];
/** The interval between single bookings while the gateway is away. */
const everyMs = 150;

export const containers: Proof = {
  name: 'containers',
  claim:
    'Every image builds, compose starts all of them with default settings, and a table can be booked, also after a restart of the store and while the gateway is replaced.',
  async run({ product, log }) {
    const untried = await whyNoDocker();
    if (untried !== undefined) return { rows: [], failures: [], untried };
    const house = new ComposeHouse(product.root, await reservePort());
    const agent = createAgent();
    const rows: Row[] = [];
    const failures: string[] = [];
    /** One step of it; steps that build on a failed one are not tried. */
    const step = async (name: string, take: () => Promise<string>): Promise<void> => {
      const began = Date.now();
      const came = await take();
      rows.push({ step: name, seconds: Math.round((Date.now() - began) / 100) / 10, came });
      log(`${name}: ${came}`);
    };
    /** The services that answered a page or a script with an error. */
    const failed = new Set(['edge']);
    const get = async (path: string) => {
      const answer = await newCaller(house.origin, agent).call('GET', path);
      if (answer.status === 200) return answer;
      const service = serviceAt(house.caddyfile, path) ?? 'edge';
      failed.add(service);
      failures.push(`${path}, which is for ${service}, answered ${answer.status}`);
      return answer;
    };

    try {
      await step('every image is built', async () => {
        await house.compose('build');
        const images = (await house.compose('config', '--images')).match(/^tablewell-proof\//gm) ?? [];
        return `${images.length} images`;
      });
      await step('everything is brought up', async () => {
        await house.compose('up', '--detach', '--wait', '--wait-timeout', '300');
        const all = await house.containers();
        for (const { service, restarts, health } of all)
          if (restarts > 0 || !['healthy', 'none'].includes(health))
            failures.push(`${service} is ${health} after ${restarts} restarts`);
        return `${all.length} containers`;
      });
      await step('every page has its scripts', async () => {
        const found = new Set<string>();
        for (const path of ['/', '/login', '/dashboard', '/reservation-success']) {
          const page = need(await get(path), 200).text;
          for (const [, src = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)) found.add(src);
        }
        const registry = need(await get('/remotes.json'), 200).body as Record<string, { entry: string }>;
        for (const name of remotes) found.add(registry[name]?.entry ?? `/assets/${name}/nowhere.js`);
        for (const path of found) await get(path);
        return `${found.size} scripts`;
      });

      let owner: Owner | undefined;
      let times = 0;
      /** Books the next start of the day after tomorrow. */
      const book = async (): Promise<number> => {
        const minutes = 30 * times++;
        const time = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => `${part}`.padStart(2, '0'));
        const party = {
          name: 'Grace Hopper',
          guests: 2,
          reservation_time: `${dayAhead(2 + Math.floor(minutes / 1_440))}T${time.join(':')}`,
          recaptchaToken: 'sandbox-pass',
        };
        const path = `/api/reservations/${owner?.restaurantId}`;
        return (await owner?.caller.call('POST', path, party))?.status ?? 0;
      };
      await step('a table is booked', async () => {
        owner = await makeOwner(newCaller(house.origin, agent), {});
        const status = await book();
        if (status !== 201) failures.push(`a booking was answered ${status}`);
        const page = need(await get(`/reservations/${owner.restaurantId}`), 200).text;
        if (!page.includes('Trattoria')) failures.push('the booking page does not name its restaurant');
        return `answered ${status}`;
      });
      await step('the store is started again', async () => {
        await house.compose('restart', 'mongodb');
        await house.compose('up', '--detach', '--wait', '--wait-timeout', '120');
        const [store] = (await house.containers()).filter(({ service }) => service === 'mongodb');
        if (store?.restarts !== 0) failures.push(`the store had to be started ${store?.restarts} times`);
        const status = await book();
        if (status !== 201) failures.push(`after that a booking was answered ${status}`);
        return `answered ${status}`;
      });
      await step('the gateway is replaced while tables are booked', async () => {
        const answers = new Map<number, number>();
        let isOver = false;
        const diners = (async () => {
          while (!isOver) {
            const status = await book().catch(() => 0);
            answers.set(status, (answers.get(status) ?? 0) + 1);
            await sleep(everyMs);
          }
        })();
        await house.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', 'gateway');
        await sleep(2_000);
        isOver = true;
        await diners;
        for (const [status, count] of answers)
          if (status !== 201) failures.push(`${count} bookings were answered ${status || 'not at all'}`);
        return [...answers].map(([status, count]) => `${count} of ${status}`).join(', ');
      });
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
      log((await house.compose('ps', '--all').catch(String)).trim());
    } finally {
      if (failures.length > 0) {
        const tail = ['logs', '--no-color', '--tail', '40', ...failed] as const;
        log((await house.compose(...tail).catch(String)).trim());
      }
      await agent.close().catch(() => undefined);
      await house.end().catch((error: unknown) => failures.push(`it does not end: ${String(error)}`));
    }
    return { rows, failures };
  },
};
