import { createHash } from 'node:crypto';
import type { Agent, Answer } from '../product/caller';
import { need } from '../product/caller';
import { Company } from '../sign-on/company';
import { unsafeIn } from './judge';
import { ownDomain, type ScimDrawn } from './scim-requests';

const form = 'application/x-www-form-urlencoded';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
/** What SCIM answers: RFC 7644, section 3.12, and 501 for what is not offered. */
const ofScim = [200, 201, 204, 400, 401, 403, 404, 409, 413, 415, 429, 431, 501];
/** A sign-in leads back to the page, and a logout token is taken or refused. */
const ofSignOn = [200, 303, 400, 401, 404, 413, 415, 429, 431];

/** Two companies with SCIM; the first one's provider sends random requests one after the other, so that the effect of each is known. */
export class ScimLane {
  private known = '';
  private people: string[] = [];

  private constructor(
    private readonly company: Company,
    private readonly stranger: Company,
  ) {}

  static async open(origin: string, agent: Agent): Promise<ScimLane> {
    const [company, stranger] = [await Company.found(origin, agent), await Company.found(origin, agent)];
    await company.add('person-1');
    await stranger.add('person-1');
    const lane = new ScimLane(company, stranger);
    lane.known = await lane.state();
    return lane;
  }

  /** Sends a request; returns what is wrong with its answer and its effect. */
  async problemsOf(drawn: ScimDrawn, index: number): Promise<{ status: number; problems: string[] }> {
    const answer = await this.send(drawn, index);
    const { status } = answer;
    const problems = unfitOfScim(answer, drawn);
    const before = this.known;
    this.known = await this.state();
    const isRead = drawn.method === 'GET' || drawn.path.endsWith('.search');
    const mayChange = status < 300 && !isRead && drawn.identity !== 'nobody' && drawn.identity !== 'guesser';
    if (!mayChange && this.known !== before) problems.push(`was ${status} and changed something`);
    if (drawn.identity !== 'provider' && status < 300 && this.tellsOf(answer))
      problems.push('tells somebody else about the company’s people');
    return { status, problems };
  }

  async close(): Promise<void> {
    await this.company.close();
    await this.stranger.close();
  }

  private send({ method, path, identity, body, contentType }: ScimDrawn, index: number): Promise<Answer> {
    const tokens = { nobody: '', guesser: `tw_scim_${index}`, stranger: this.stranger.scimToken };
    const token = identity === 'provider' ? this.company.scimToken : tokens[identity];
    const id = this.people[index % Math.max(1, this.people.length)] ?? 'unknown';
    const isScim = path.startsWith('/scim/');
    return this.company
      .newCaller()
      .send(
        method,
        path.replace('{id}', id).replaceAll(ownDomain, this.company.domain),
        body?.replaceAll(ownDomain, this.company.domain),
        {
          ...(body === undefined ? {} : { 'content-type': isScim ? contentType : form }),
          ...(isScim && token !== '' ? { authorization: `Bearer ${token}` } : {}),
        },
      );
  }

  private tellsOf({ text }: Answer): boolean {
    return this.people.some((id) => text.includes(id));
  }

  /** Everything that the two providers see, as one text. */
  private async state(): Promise<string> {
    const hash = createHash('sha256');
    for (const company of [this.company, this.stranger]) {
      const { body } = need(await company.scim('GET', '/Users?count=200'), 200);
      const users = (body as { Resources: readonly { id: string }[] }).Resources;
      if (company === this.company) this.people = users.map(({ id }) => id);
      hash.update(JSON.stringify(users));
    }
    return hash.digest('base64url');
  }
}

/** The defects of an answer, independent of its request; empty for a valid one. */
function unfitOfScim(answer: Answer, { path }: ScimDrawn): string[] {
  const { status, headers, body } = answer;
  const isScim = path.startsWith('/scim/');
  const problems = unsafeIn(answer);
  if (!(isScim ? ofScim : ofSignOn).includes(status))
    problems.push(`answered ${status}, which SCIM does not`);
  if (!isScim || status < 400) return problems;
  const { schemas, status: said } = (typeof body === 'object' && body !== null ? body : {}) as {
    schemas?: readonly unknown[];
    status?: unknown;
  };
  const isOfShape = schemas?.[0] === errorSchema && said === String(status);
  if (!isOfShape || !String(headers['content-type']).startsWith('application/scim+json'))
    problems.push('is no error of SCIM’s shape');
  return problems;
}
