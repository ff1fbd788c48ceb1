import fc from 'fast-check';
import { readDocument } from '../fuzz/document';
import { unfit } from '../fuzz/judge';
import { Lane } from '../fuzz/lane';
import { type Drawn, drawn } from '../fuzz/requests';
import { ScimLane } from '../fuzz/scim-lane';
import { scimDrawn } from '../fuzz/scim-requests';
import { createAgent, newCaller } from '../product/caller';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

const sizes = {
  short: { requests: 300, lanes: 4, ofProviders: 25 },
  full: { requests: 10_000, lanes: 8, ofProviders: 1_000 },
};

const nameOf = ({ operation, identity }: Drawn) => `${operation.method} ${operation.path} as ${identity}`;
/** As much of a request as is needed to send it again by hand. */
const wordsOf = (request: Drawn) => {
  const { path, query, body = '' } = request;
  return `${nameOf(request)} ${JSON.stringify({ path, query }).slice(0, 200)} ${body.slice(0, 200)}`;
};

export const fuzz: Proof = {
  name: 'fuzz',
  claim:
    'Every request to a documented route, or to an entrance of identity providers, gets an answer that is documented there, and a refused request changes nothing.',
  async run({ product, size, log }) {
    const { requests, lanes: width, ofProviders } = sizes[size];
    const seed = Number(process.env['FUZZ_SEED'] || Date.now() % 2 ** 31);
    log(`FUZZ_SEED=${seed}`);
    const stack = await Stack.start(product);
    const agent = createAgent();
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    const askedRoutes = new Set<string>();
    let checked = 0;
    try {
      const operations = await readDocument(newCaller(stack.origin, agent));
      const waiting = fc.sample(drawn(operations), { numRuns: requests, seed });
      const opened = await Promise.all(Array.from({ length: width }, () => Lane.open(stack.origin, agent)));
      let done = 0;

      const work = async (lane: Lane): Promise<void> => {
        for (let request = waiting.pop(); request; request = waiting.pop()) {
          const answer = await lane.send(request).catch((error: unknown) => {
            failures.push(`no answer to ${wordsOf(request)}: ${String(error)}`);
          });
          done += 1;
          if (done % 1_000 === 0) log(`${done} of ${requests} requests`);
          if (!answer) continue;
          const { status } = answer;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          askedRoutes.add(`${request.operation.method} ${request.operation.path}`);
          for (const problem of unfit(answer, request.operation))
            failures.push(`${wordsOf(request)} ${problem}`);
          if (request.operation.method === 'GET') continue;
          if (status < 400) await lane.takeStock(request);
          else {
            checked += 1;
            if (!(await lane.isAsBefore()))
              failures.push(`${wordsOf(request)} was ${status} and changed something`);
          }
        }
      };
      const scimLane = await ScimLane.open(stack.origin, agent);
      const workAsProvider = async (): Promise<void> => {
        for (const [index, request] of fc.sample(scimDrawn, { numRuns: ofProviders, seed }).entries()) {
          const { method, path, identity, body = '' } = request;
          const { status, problems } = await scimLane.problemsOf(request, index);
          done += 1;
          checked += status < 400 ? 0 : 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          for (const problem of problems)
            failures.push(`${method} ${path.slice(0, 200)} as ${identity} ${body.slice(0, 200)} ${problem}`);
        }
      };
      await Promise.all([...opened.map(work), workAsProvider()]).finally(() => scimLane.close());
      const unasked = operations.filter(({ method, path }) => !askedRoutes.has(`${method} ${path}`));
      if (size === 'full' && unasked.length > 0)
        failures.push(`never asked: ${unasked.map(({ path }) => path).join(', ')}`);
      const of = (from: number, to: number) =>
        [...statuses].reduce(
          (sum, [status, count]) => (status >= from && status < to ? sum + count : sum),
          0,
        );
      return {
        rows: [
          {
            seed,
            requests: done,
            routes: askedRoutes.size,
            '2xx': of(200, 300),
            '4xx': of(400, 500),
            '5xx': of(500, 600),
            'refused writes looked after': checked,
            unfit: failures.length,
          },
        ],
        failures,
      };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
