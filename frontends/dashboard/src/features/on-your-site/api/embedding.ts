import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type VersionedEmbedding = components['schemas']['VersionedEmbedding'];

/** The sites that may show the booking page, with the version that a change is based on. */
export const embeddingOf = (id: string) =>
  queryOptions({
    queryKey: ['embedding', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/restaurant/{id}/embedding', { params: { path: { id } }, signal })),
  });

/** Replaces the sites; 409 after a change by someone else, 400 with the refused ones. */
export const saveSites = (id: string, body: { sites: string[]; version: number }) =>
  answer(api.PUT('/api/restaurant/{id}/embedding', { params: { path: { id } }, body }));
