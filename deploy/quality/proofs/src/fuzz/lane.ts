import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, type Answer, type Caller, need, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { seed } from '../product/seed';
import { makeOwner, type Owner } from '../product/owner';
import { type Identity, type Drawn, ownId } from './requests';

/** Events arrive within this time. */
const settledMs = 800;

/** Calls by which the owner would end the lane. */
const endsTheLane = ['POST /api/logout', 'DELETE /api/restaurant/{id}'];

/** A separate restaurant that receives random requests one after another, so that the effect of each is known. */
export class Lane {
  private known = '';

  private constructor(
    private readonly origin: string,
    private readonly agent: Agent,
    private readonly owner: Owner,
    private readonly stranger: Owner,
    private readonly ids: Readonly<Record<string, string>>,
  ) {}

  static async open(origin: string, agent: Agent): Promise<Lane> {
    const [owner, stranger] = await Promise.all(
      [1, 2].map(() =>
        makeOwner(newCaller(origin, agent), { tableAvailability: { TwoTop: { count: 9, capacity: 2 } } }),
      ),
    );
    if (!owner || !stranger) throw new Error('no owners');
    const ids = await seed(owner);
    const lane = new Lane(origin, agent, owner, stranger, ids);
    lane.known = await lane.settled();
    return lane;
  }

  /** Sends a request; returns undefined for requests that would end the lane, which are not sent. */
  async send(drawn: Drawn): Promise<Answer | undefined> {
    const { operation, identity, path, query, headers, body, contentType } = drawn;
    if (identity === 'owner' && endsTheLane.includes(`${operation.method} ${operation.path}`))
      return undefined;
    const filled = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const part = path[name] ?? '';
      return encodeURIComponent(part === ownId ? (this.ids[name] ?? '') : part);
    });
    const search = new URLSearchParams(query).toString();
    const sent = { ...headers, ...(body === undefined ? {} : { 'content-type': contentType }) };
    return this.as(identity).send(operation.method, filled + (search ? `?${search}` : ''), body, sent);
  }

  /** Whether the restaurant's data is unchanged since the last call. */
  async isAsBefore(): Promise<boolean> {
    const now = await this.state();
    const same = now === this.known;
    this.known = now;
    return same;
  }

  /** Makes the current data the expected data. */
  async takeStock({ operation }: Drawn): Promise<void> {
    // The guest list follows reservations by events.
    this.known = operation.path.includes('/reservations') ? await this.settled() : await this.state();
  }

  private as(identity: Identity): Caller {
    // Each from a separate address, because the subject is the effect of a request, not rate limits.
    const somebody = newCaller(this.origin, this.agent);
    if (identity === 'owner') return somebody.as(this.owner.token);
    if (identity === 'stranger') return somebody.as(this.stranger.token);
    return identity === 'forger' ? somebody.as(`${this.owner.token.slice(0, -4)}AAAA`) : somebody;
  }

  /** Everything that the owner sees, as one text. */
  private async state(): Promise<string> {
    const { caller, restaurantId } = this.owner;
    const range = `startDate=${dayAhead(0)}&endDate=${dayAhead(95)}`;
    const views = [
      `/api/restaurant/${restaurantId}/info`,
      `/api/restaurant/${restaurantId}/layouts`,
      `/api/guests/${restaurantId}?limit=200`,
      `/api/reservations/${restaurantId}/by-date?${range}`,
      '/api/auth/user-info',
    ];
    const hash = createHash('sha256');
    for (const view of views) hash.update(need(await caller.call('GET', view), 200).text);
    return hash.digest('base64url');
  }

  /** Its data, once it no longer changes. */
  private async settled(): Promise<string> {
    for (let before = ''; ; await sleep(settledMs)) {
      const now = await this.state();
      if (now === before) return now;
      before = now;
    }
  }
}
