import { queryOptions } from '@tanstack/react-query';
import type { Snippets as SnippetsMessage } from '@tablewell/proto/notification/v1/message_template_pb';

/** Short texts that members insert into their answers to guests. */
export interface Snippets {
  readonly texts: readonly string[];
  readonly version: number;
}

export const maxSnippets = 20;
export const maxSnippetLength = 300;

const rpc = () => import('../../../lib/rpc');

export const snippetsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['snippets', restaurantId],
    queryFn: async ({ signal }): Promise<Snippets> =>
      read((await (await rpc()).templates().listSnippets({ restaurantId }, { signal })).snippets),
  });

/** Replaces all of them; 409 after a change by someone else. */
export async function saveSnippets(restaurantId: string, { texts, version }: Snippets): Promise<Snippets> {
  const change = { restaurantId, texts: [...texts], baseVersion: BigInt(version) };
  return read((await (await rpc()).templates().putSnippets(change)).snippets);
}

const read = (snippets: SnippetsMessage | undefined): Snippets => ({
  texts: snippets?.texts ?? [],
  version: Number(snippets?.version ?? 0n),
});
