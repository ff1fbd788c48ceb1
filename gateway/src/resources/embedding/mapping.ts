import type { Embedding } from '@tablewell/proto/restaurant/v1/embedding_pb';

/** The sites that may embed a booking page; undefined from a service that predates the list, when any site may. */
export const toEmbeddingBody = (embedding: Embedding | undefined) => embedding && { sites: embedding.sites };
