import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Refusal } from '@tablewell/chassis/refusal';
import { type PictureSpec, refusePicture } from '../../domain/picture';

// Allows only the formats that browsers upload: fewer decoders are a smaller attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// An upload must not take all processors from other calls.
sharp.concurrency(1);
sharp.cache(false);

/** A phone's picture has 12 or 48 million pixels; decoded, each takes 3 or 4 bytes. */
const maxPixels = 50_000_000;
const maxSeconds = 15;

const accepted = new Set(['jpeg', 'png', 'webp', 'heif']);

/** The first image of an upload, rotated as its camera recorded, without metadata. */
export const read = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .timeout({ seconds: maxSeconds })
    .autoOrient();

/** The displayed size of an upload, or the refusal of a file that is not a picture of a permitted format and size. */
export async function measure(
  bytes: Uint8Array,
  { minWidth }: PictureSpec,
): Promise<{ width: number; height: number } | Refusal> {
  const about = await metadataOf(bytes);
  if (!about || !accepted.has(about.format))
    return refusePicture('Please choose a JPEG, PNG, WebP or AVIF picture');
  const { width, height } = about.autoOrient;
  if (width * height > maxPixels) return refusePicture('The picture cannot exceed 50 million pixels');
  if (width < minWidth) return refusePicture(`The picture must be at least ${minWidth} pixels wide`);
  return { width, height };
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
