import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import type { Restaurant } from '../../domain/restaurant';
import type { Ports } from '../../ports';
import { putSites } from '../../use-cases/embedding';
import { getRestaurant } from '../../use-cases/read-restaurants';
import { toEmbeddingMessage } from '../embedding-mapping';

const answer = (restaurant: Restaurant) => ({
  embedding: toEmbeddingMessage(restaurant),
  version: BigInt(restaurant.sitesVersion ?? 0),
});

/** `EmbeddingService` on the use cases. */
export function embeddingService(ports: Ports): Implementation {
  const cases = { get: getRestaurant(ports), put: putSites(ports) };
  return implement(EmbeddingService, {
    async getEmbedding({ restaurantId }, context) {
      return answer(orThrowRefusal(await cases.get(context.values.get(actorKey), restaurantId)));
    },
    async putEmbedding({ restaurantId, sites, baseVersion }, context) {
      const command = { restaurantId, sites, baseVersion: Number(baseVersion) };
      return answer(orThrowRefusal(await cases.put(context.values.get(actorKey), command)));
    },
  });
}
