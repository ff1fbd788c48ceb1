import type { MessageInitShape } from '@bufbuild/protobuf';
import { accentShades } from '@tablewell/restaurant-rules/profile/accent';
import { addressLine } from '@tablewell/restaurant-rules/profile/address';
import { noProfile, type Profile } from '@tablewell/restaurant-rules/profile/profile';
import {
  type FaceSchema,
  PictureKind as Kind,
  type PictureSchema,
  type Profile as ProfileMessage,
} from '@tablewell/proto/restaurant/v1/profile_pb';
import type { Picture, PictureKind } from '../domain/picture';
import type { Restaurant } from '../domain/restaurant';
import { countryOf } from '../domain/texting-countries';
import type { GivenProfile } from '../use-cases/profile';
import { linkPreviewId } from './pictures/link-preview';

/** The face of a restaurant as a contract message. */
export function toFaceMessage(restaurant: Restaurant): MessageInitShape<typeof FaceSchema> {
  const { logo, cover } = restaurant;
  const profile = { ...noProfile, ...restaurant.profile };
  const country = countryOf(restaurant);
  return {
    profile: { ...profile },
    ...(logo ? { logo: toPictureMessage(logo) } : {}),
    ...(cover ? { cover: toPictureMessage(cover) } : {}),
    ...(profile.accent === '' ? {} : { shades: accentShades(profile.accent) }),
    country,
    previewId: linkPreviewId(restaurant),
    address: addressLine(profile, country),
  };
}

/** The part of the face that mails show, for events. */
export function toBrandMessage(
  profile: Profile,
  logo: Picture | undefined,
): MessageInitShape<typeof FaceSchema> {
  return {
    ...(logo ? { logo: toPictureMessage(logo) } : {}),
    ...(profile.accent === '' ? {} : { shades: accentShades(profile.accent) }),
  };
}

const toPictureMessage = ({
  widths,
  formats,
  ...picture
}: Picture): MessageInitShape<typeof PictureSchema> => ({
  ...picture,
  widths: [...widths],
  formats: [...formats],
});

/** A given profile, without the fields that its caller does not know. */
export function fromProfileMessage(message: ProfileMessage | undefined): GivenProfile {
  if (!message) return noProfile;
  const { about, cuisine, priceLevel, street, postalCode, city, region, website, policies, accent } = message;
  return {
    ...{ about, cuisine, priceLevel, street, postalCode, city, website, policies, accent },
    ...(region === undefined ? {} : { region }),
  };
}

/** The kind of a message; undefined for one of a later release. */
export function fromKind(kind: Kind): PictureKind | undefined {
  if (kind === Kind.LOGO) return 'logo';
  return kind === Kind.COVER ? 'cover' : undefined;
}
