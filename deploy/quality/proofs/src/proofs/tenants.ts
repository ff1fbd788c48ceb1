import { type Operation, readDocument } from '../fuzz/document';
import { createAgent, newCaller } from '../product/caller';
import { rpcServices } from '../product/rpc-services';
import { seed, type Ids } from '../product/seed';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

/** A route that requires a session and names something with an owner. */
const isOwned = ({ path, wantsSession }: Operation): boolean => wantsSession && path.includes('{');
/** The allowed answers to a caller of another restaurant. */
const refusals = [402, 403, 404];
/** Under `/rpc` also those to a method that is not offered. */
const rpcRefusals = [...refusals, 400, 501];

/** The methods under `/rpc` that name a restaurant. */
const ownedMethods = rpcServices.flatMap(({ typeName, methods }) =>
  methods.filter(({ input }) => 'restaurantId' in input.field).map(({ name }) => `/rpc/${typeName}/${name}`),
);

function pathOf({ path }: Operation, ids: Ids): string {
  const filled = path.replace(/\{(\w+)\}/g, (all, name: string) =>
    name in ids ? ids[name as keyof Ids] : all,
  );
  if (filled.includes('{')) throw new Error(`nothing is known to fill ${path} with`);
  return filled;
}

/** Valid values of required parameters, so that only the caller can be the reason for a refusal. */
const needed: Readonly<Record<string, string>> = {
  '/api/reservations/{restaurantId}/by-date': '?startDate=2026-01-01&endDate=2026-12-31',
};

export const tenants: Proof = {
  name: 'tenants',
  claim: 'By no route or method can the owner of one restaurant read or change anything of another one.',
  async run({ product }) {
    const stack = await Stack.start(product);
    const agent = createAgent();
    const failures: string[] = [];
    try {
      const caller = newCaller(stack.origin, agent);
      const owner = await makeOwner(newCaller(stack.origin, agent), {});
      const stranger = await makeOwner(newCaller(stack.origin, agent), {});
      const ids = await seed(owner);
      const operations = (await readDocument(caller)).filter(isOwned);
      for (const operation of operations) {
        const { method, path, example } = operation;
        const url = pathOf(operation, ids) + (needed[path] ?? '');
        const body = method === 'GET' || method === 'DELETE' ? undefined : (example ?? {});
        const { status, text } = await stranger.caller.call(method, url, body);
        const isRefused = refusals.includes(status) || (status === 400 && body !== undefined);
        if (!isRefused) failures.push(`${method} ${path} answers a stranger ${status}`);
        if (/Grace Hopper|Ada Lovelace/.test(text))
          failures.push(`${method} ${path} shows a stranger who came`);
      }
      for (const path of ownedMethods) {
        const { restaurantId } = ids;
        const { status, text } = await stranger.caller.call('POST', path, { restaurantId });
        if (!rpcRefusals.includes(status)) failures.push(`${path} answers a stranger ${status}`);
        if (/Grace Hopper|Ada Lovelace/.test(text)) failures.push(`${path} shows a stranger who came`);
      }
      const seen = await owner.caller.call('GET', `/api/reservations/single/${ids.reservationId}`);
      if (!seen.text.includes('Grace Hopper')) failures.push('a stranger changed a reservation');
      return {
        rows: [
          {
            'routes tried': operations.length,
            'methods tried': ownedMethods.length,
            'answered to a stranger': failures.length,
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
