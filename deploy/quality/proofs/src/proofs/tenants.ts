import { createAgent, newCaller } from '../product/caller';
import { callEverythingOwned } from '../product/owned-calls';
import { seed } from '../product/seed';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

/** The allowed answers to a caller of another restaurant. */
const refusals = [402, 403, 404];
/** Under `/rpc` also those to a method that is not offered. */
const rpcRefusals = [...refusals, 400, 501];

export const tenants: Proof = {
  name: 'tenants',
  claim: 'By no route or method can the owner of one restaurant read or change anything of another one.',
  async run({ product }) {
    const stack = await Stack.start(product);
    const agent = createAgent();
    const failures: string[] = [];
    try {
      const owner = await makeOwner(newCaller(stack.origin, agent), {});
      const stranger = await makeOwner(newCaller(stack.origin, agent), {});
      const ids = await seed(owner);
      const answers = await callEverythingOwned(stranger.caller, ids);
      for (const { what, kind, hasBody, status, text } of answers) {
        const isRefused =
          kind === 'method'
            ? rpcRefusals.includes(status)
            : refusals.includes(status) || (status === 400 && hasBody);
        if (!isRefused) failures.push(`${what} answers a stranger ${status}`);
        if (/Grace Hopper|Ada Lovelace/.test(text)) failures.push(`${what} shows a stranger who came`);
      }
      const seen = await owner.caller.call('GET', `/api/reservations/single/${ids.reservationId}`);
      if (!seen.text.includes('Grace Hopper')) failures.push('a stranger changed a reservation');
      const tried = (wanted: 'route' | 'method') => answers.filter(({ kind }) => kind === wanted).length;
      return {
        rows: [
          {
            'routes tried': tried('route'),
            'methods tried': tried('method'),
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
