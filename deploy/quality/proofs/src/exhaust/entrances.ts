import { readDocument, type Schema } from '../fuzz/document';
import type { Caller } from '../product/caller';
import { rpcServices } from '../product/rpc-services';

/** An endpoint that receives bytes from outside. */
export interface Entrance {
  readonly method: string;
  readonly path: string;
  /** Headers without which the entrance refuses a request before it reads the body. */
  readonly headers: Readonly<Record<string, string>>;
  /** A list in the documented body; `name` if there is none. */
  readonly list: string;
}

const signatures = { 'stripe-signature': 't=1,v1=forged', 'x-twilio-signature': 'forged' };

const list = 'name';
const listOf = (body: Schema | undefined): string =>
  Object.entries(body?.properties ?? {}).find(([, { type }]) => type === 'array')?.[0] ?? list;

/**
 * Every entrance of the running product that takes a body: the writes of its OpenAPI document with the webhooks, the methods under
 * `/rpc`, and the live socket's polling transport. `ids` stand for the parameters of paths.
 */
export async function readEntrances(
  caller: Caller,
  ids: Readonly<Record<string, string>>,
): Promise<readonly Entrance[]> {
  const documented = (await readDocument(caller))
    .filter(({ method, path }) => ['POST', 'PUT', 'PATCH'].includes(method) && path !== '/api/logout')
    .map(({ method, path, body }) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ids[name] ?? 'unknown')),
      headers: path.includes('webhook') ? signatures : {},
      list: listOf(body),
    }));
  const calls = rpcServices.flatMap(({ typeName, methods }) =>
    methods.map(({ name }) => ({ method: 'POST', path: `/rpc/${typeName}/${name}`, headers: {}, list })),
  );
  const socket = {
    method: 'POST',
    path: '/socket.io/?EIO=4&transport=polling&sid=unknown',
    headers: {},
    list,
  };
  return [...documented, ...calls, socket];
}
