import type { MessageInitShape } from '@bufbuild/protobuf';
import type { EmbeddingSchema } from '@tablewell/proto/restaurant/v1/embedding_pb';
import type { Restaurant } from '../domain/restaurant';

/** The sites that may show a restaurant's booking page, as a contract message. */
export const toEmbeddingMessage = ({ sites }: Restaurant): MessageInitShape<typeof EmbeddingSchema> => ({
  sites: [...sites],
});
