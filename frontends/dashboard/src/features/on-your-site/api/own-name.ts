import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type OwnName = components['schemas']['OwnNameSettings'];
export type OwnDomain = components['schemas']['OwnDomain'];

/** What diners see instead of the product's name, with the version that a change is based on. */
export const ownNameOf = (id: string) =>
  queryOptions({
    queryKey: ['own-name', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/restaurant/{id}/own-name', { params: { path: { id } }, signal })),
  });

/** Changes the own name; 402 without Enterprise, 409 after a change by someone else, 400 with the refused domain. */
export const saveOwnName = (id: string, body: { hidesProduct: boolean; host: string; version: number }) =>
  answer(api.PUT('/api/restaurant/{id}/own-name', { params: { path: { id } }, body }));

/** Looks up the domain's DNS record; 400 if it is missing, 409 if another restaurant has the domain. */
export const checkOwnDomain = (id: string) =>
  answer(api.POST('/api/restaurant/{id}/own-name/check', { params: { path: { id } } }));
