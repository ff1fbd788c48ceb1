import { queryOptions } from '@tanstack/react-query';
import type { GetEmbeddingResponse } from '@tablewell/proto/restaurant/v1/embedding_service_pb';

/** The sites that may show the booking page, with the version that a change is based on. */
export interface VersionedSites {
  readonly sites: readonly string[];
  readonly version: number;
}

const client = async () => (await import('../../../lib/rpc')).embedding();

export const embeddingOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['embedding', restaurantId],
    queryFn: async ({ signal }): Promise<VersionedSites> =>
      read(await (await client()).getEmbedding({ restaurantId }, { signal })),
  });

/** Replaces the sites; 409 after a change by someone else, 400 with the refused ones. */
export async function saveSites(
  restaurantId: string,
  { sites, version }: VersionedSites,
): Promise<VersionedSites> {
  const command = { restaurantId, sites: [...sites], baseVersion: BigInt(version) };
  return read(await (await client()).putEmbedding(command));
}

const read = ({ embedding, version }: Pick<GetEmbeddingResponse, 'embedding' | 'version'>) => ({
  sites: embedding?.sites ?? [],
  version: Number(version),
});
