import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { need } from '../product/caller';
import type { Owner } from '../product/owner';

/** Longer than an endpoint that is quick, and shorter than the 15 seconds after which the product gives up (HOOK-4). */
const slowMs = 8_000;

/** A partner's two webhook endpoints on this machine: one answers late, the other one never. Both receive every event. */
export class PartnerEndpoints {
  /** How many events have been sent to them. */
  requests = 0;
  private readonly servers: Server[];
  private readonly paths: string[] = [];

  private constructor() {
    const slow = createServer((request, response) => {
      this.requests += 1;
      request.resume();
      setTimeout(() => response.writeHead(200).end(), slowMs).unref();
    });
    const dead = createServer((request) => {
      this.requests += 1;
      request.resume();
    });
    this.servers = [slow, dead];
  }

  /** Makes both, switched off. */
  static async make(owner: Owner): Promise<PartnerEndpoints> {
    const endpoints = new PartnerEndpoints();
    const { caller, restaurantId } = owner;
    const list = `/api/restaurant/${restaurantId}/webhooks`;
    const document = need(await caller.call('GET', '/api/openapi.json'), 200).body;
    const kinds = Object.keys((document as { webhooks: object }).webhooks);
    const events = kinds.filter((kind) => kind !== 'webhook.test');
    for (const server of endpoints.servers) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const form = { url: `http://127.0.0.1:${port}/events`, events, on: false };
      const made = need(await caller.call('POST', list, form), 201).body as { id: string };
      endpoints.paths.push(`${list}/${made.id}`);
    }
    return endpoints;
  }

  /** While they are off nothing is sent to them, and what has waited for them ends (HOOK-6). */
  async switchTo({ caller }: Owner, on: boolean): Promise<void> {
    for (const path of this.paths) need(await caller.call('PATCH', path, { on }), 200);
  }

  close(): void {
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}
