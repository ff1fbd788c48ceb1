import type { Face, Picture } from '@tablewell/proto/restaurant/v1/profile_pb';
import { largestPicture, pictureAddress } from '@tablewell/restaurant-rules/profile/picture-address';
import { answered } from '../mapping';

/** The size of the link preview's image. */
const previewName = '1200.jpeg';

/** A picture as the addresses of its files. */
function toPictureBody(picture: Picture, hasPreview: boolean) {
  const { id, width, height, widths, formats } = picture;
  return {
    url: largestPicture(picture),
    width,
    height,
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcset: widths.map((each) => `${pictureAddress(id, `${each}.${format}`)} ${each}w`).join(', '),
    })),
    ...(hasPreview ? { preview: pictureAddress(id, previewName) } : {}),
  };
}

const linkPreviewAddress = (restaurantId: string, previewId: string): string =>
  `/api/restaurant/public/${encodeURIComponent(restaurantId)}/preview/${previewId}`;

/**
 * The face of a restaurant, with the link preview for the public view; undefined from a service that predates faces.
 */
export function toFaceBody(face: Face | undefined, restaurantId = '') {
  if (!face) return undefined;
  const { profile, logo, cover, shades, country, previewId, address } = face;
  return {
    about: profile?.about ?? '',
    cuisine: profile?.cuisine ?? '',
    priceLevel: profile?.priceLevel ?? 0,
    street: profile?.street ?? '',
    postalCode: profile?.postalCode ?? '',
    city: profile?.city ?? '',
    region: profile?.region ?? '',
    address,
    website: profile?.website ?? '',
    policies: profile?.policies ?? '',
    accent: profile?.accent ?? '',
    country,
    ...(restaurantId && previewId ? { preview: linkPreviewAddress(restaurantId, previewId) } : {}),
    ...(shades
      ? { shades: { light: shades.light, dark: shades.dark, ...(shades.fill ? { fill: shades.fill } : {}) } }
      : {}),
    ...(logo ? { logo: toPictureBody(logo, false) } : {}),
    ...(cover ? { cover: toPictureBody(cover, true) } : {}),
  };
}

export const presentFace = (face: Face | undefined) => answered(toFaceBody(face), 'restaurant', 'a face');
