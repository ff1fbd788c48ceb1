import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type { GetProfileResponse } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import { largestPicture } from '@tablewell/restaurant-rules/profile/picture-address';
import { noProfile } from '@tablewell/restaurant-rules/profile/profile';
import type { Profile } from '@tablewell/restaurant-rules/profile/profile';

export type PictureKind = 'logo' | 'cover';
/** The addresses of a restaurant's pictures. */
export type Pictures = Readonly<Partial<Record<PictureKind, string>>>;

/** What the restaurant presents, with the version that a change of the profile is based on. */
export interface VersionedProfile {
  readonly profile: Profile;
  readonly pictures: Pictures;
  readonly version: number;
}

const client = async () => (await import('../../../lib/rpc')).profile();

export const profileOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['profile', restaurantId],
    queryFn: async ({ signal }): Promise<VersionedProfile> =>
      read(await (await client()).getProfile({ restaurantId }, { signal })),
  });

/** Replaces the profile; 409 after a change by someone else, 400 with the refused fields. */
export async function saveProfile(
  restaurantId: string,
  { profile, version }: Pick<VersionedProfile, 'profile' | 'version'>,
): Promise<VersionedProfile> {
  return read(await (await client()).putProfile({ restaurantId, profile, baseVersion: BigInt(version) }));
}

function read({ face, version }: Pick<GetProfileResponse, 'face' | 'version'>): VersionedProfile {
  const { profile, logo, cover } = face ?? {};
  const fields = Object.keys(noProfile) as (keyof Profile)[];
  return {
    profile: profile
      ? (Object.fromEntries(fields.map((name) => [name, profile[name] ?? ''])) as unknown as Profile)
      : noProfile,
    pictures: {
      ...(logo ? { logo: largestPicture(logo) } : {}),
      ...(cover ? { cover: largestPicture(cover) } : {}),
    },
    version: Number(version),
  };
}

/** Replaces a picture by a file. */
export async function savePicture(restaurantId: string, kind: PictureKind, file: Blob): Promise<Pictures> {
  const sent = api.PUT(`/api/restaurant/{id}/${kind}`, {
    params: { path: { id: restaurantId } },
    // The OpenAPI document lists the formats of the file, but has no schema for it.
    body: file as never,
  });
  return picturesIn(await answer(sent));
}

export const removePicture = async (restaurantId: string, kind: PictureKind): Promise<Pictures> =>
  picturesIn(
    await answer(api.DELETE(`/api/restaurant/{id}/${kind}`, { params: { path: { id: restaurantId } } })),
  );

const picturesIn = ({ logo, cover }: components['schemas']['Face']): Pictures => ({
  ...(logo ? { logo: logo.url } : {}),
  ...(cover ? { cover: cover.url } : {}),
});
