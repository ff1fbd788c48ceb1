import { type Operation, readDocument } from '../fuzz/document';
import type { Caller } from './caller';
import { rpcServices } from './rpc-services';
import type { Ids } from './seed';

/** A route that requires a session and names something with an owner. */
const isOwned = ({ path, wantsSession }: Operation): boolean => wantsSession && path.includes('{');

/** The methods under `/rpc` that name a restaurant. */
const ownedMethods = rpcServices.flatMap(({ typeName, methods }) =>
  methods.filter(({ input }) => 'restaurantId' in input.field).map(({ name }) => `/rpc/${typeName}/${name}`),
);

/** Valid values of required parameters, so that only the caller can be the reason for a refusal. */
const needed: Readonly<Record<string, string>> = {
  '/api/reservations/{restaurantId}/by-date': '?startDate=2026-01-01&endDate=2026-12-31',
};

function pathOf({ path }: Operation, ids: Ids): string {
  const filled = path.replace(/\{(\w+)\}/g, (all, name: string) =>
    name in ids ? ids[name as keyof Ids] : all,
  );
  if (filled.includes('{')) throw new Error(`nothing is known to fill ${path} with`);
  return filled;
}

/** What a call was answered that names something of a restaurant. */
export interface OwnedAnswer {
  /** The documented route, or the path of the method. */
  readonly what: string;
  readonly kind: 'route' | 'method';
  readonly hasBody: boolean;
  readonly status: number;
  readonly text: string;
}

/**
 * Makes every documented call and every call under `/rpc` that names something with an owner, with the ids of one; or every nth of
 * them.
 */
export async function callEverythingOwned(caller: Caller, ids: Ids, nth = 1): Promise<OwnedAnswer[]> {
  const isChosen = (_each: unknown, index: number) => index % nth === 0;
  const answers: OwnedAnswer[] = [];
  for (const operation of (await readDocument(caller)).filter(isOwned).filter(isChosen)) {
    const { method, path, example } = operation;
    const body = method === 'GET' || method === 'DELETE' ? undefined : (example ?? {});
    const answer = await caller.call(method, pathOf(operation, ids) + (needed[path] ?? ''), body);
    const { status, text } = answer;
    const about = { what: `${method} ${path}`, kind: 'route', hasBody: body !== undefined } as const;
    answers.push({ ...about, status, text });
  }
  const { restaurantId } = ids;
  for (const path of ownedMethods.filter(isChosen)) {
    const { status, text } = await caller.call('POST', path, { restaurantId });
    answers.push({ what: path, kind: 'method', hasBody: true, status, text });
  }
  return answers;
}
