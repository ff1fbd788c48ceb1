import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components, paths } from '@tablewell/api-client';

export type VersionedFace = components['schemas']['VersionedFace'];
export type Face = VersionedFace['face'];
export type Picture = components['schemas']['Picture'];
export type Profile =
  paths['/api/restaurant/{id}/profile']['put']['requestBody']['content']['application/json']['profile'];
export type PictureKind = 'logo' | 'cover';

/** A restaurant's profile, with the version that a change is based on. */
export const profileOf = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/restaurant/{id}/profile', { params: { path: { id } }, signal })),
  });

/** Replaces the profile; 409 after a change by someone else, 400 with the refused fields. */
export const saveProfile = (id: string, body: { profile: Profile; version: number }) =>
  answer(api.PUT('/api/restaurant/{id}/profile', { params: { path: { id } }, body }));

/** Replaces a picture by a file. */
export const savePicture = (id: string, kind: PictureKind, file: Blob): Promise<Face> =>
  answer(
    api.PUT(`/api/restaurant/{id}/${kind}`, {
      params: { path: { id } },
      // The OpenAPI document lists the formats of the file, but has no schema for it.
      body: file as never,
    }),
  );

export const removePicture = (id: string, kind: PictureKind): Promise<Face> =>
  answer(api.DELETE(`/api/restaurant/{id}/${kind}`, { params: { path: { id } } }));
