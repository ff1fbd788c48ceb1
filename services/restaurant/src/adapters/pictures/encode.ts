import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Sharp } from 'sharp';
import {
  fileName,
  type Picture,
  type PictureFile,
  type PictureFormat,
  type PictureKind,
  type PictureSpec,
  pictureSpecs,
  refusePicture,
} from '../../domain/picture';
import { measure, read } from './decode';

/** Pictures are encoded once and seen for years, which favors small files, but an owner waits for the encoding. */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
  png: (image) => image.png({ palette: true }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
};

/** A stored file as PNG, with its transparency. */
export const asPng = (bytes: Uint8Array): Promise<Uint8Array> => encoders.png(read(bytes)).toBuffer();

/** A cover is cropped to at most this shape, so that it does not push the form off a phone's screen. */
const coverShape = { width: 16, height: 9 };

/** Encodes an upload in every size and format of its kind, or refuses it. */
export async function encodePicture(
  restaurantId: string,
  kind: PictureKind,
  bytes: Uint8Array,
): Promise<{ picture: Picture; files: PictureFile[] } | Refusal> {
  const spec = pictureSpecs[kind];
  const measured = await measure(bytes, spec);
  if (isRefusal(measured)) return measured;
  try {
    return await encode(pictureId(restaurantId, kind, bytes), kind, bytes, spec, measured);
  } catch {
    // The file began correctly, but the rest is cut off or damaged; or decoding takes too long.
    return refusePicture('This picture cannot be read. Please choose another one');
  }
}

async function encode(
  id: string,
  kind: PictureKind,
  bytes: Uint8Array,
  { widths: wanted, formats, preview }: PictureSpec,
  { width, height }: { width: number; height: number },
): Promise<{ picture: Picture; files: PictureFile[] }> {
  const widths = wanted.filter((each) => each <= width);
  const largest = widths.at(-1) ?? width;
  const shownHeight = (each: number) =>
    kind === 'cover'
      ? Math.min(
          Math.round((each * height) / width),
          Math.round((each * coverShape.height) / coverShape.width),
        )
      : Math.round((each * height) / width);
  const files: PictureFile[] = [];
  const add = async (name: string, format: PictureFormat, image: Sharp) => {
    files.push({ name, format, bytes: await encoders[format](image).toBuffer() });
  };
  for (const each of widths) {
    const resized = read(bytes).resize({ width: each, height: shownHeight(each), fit: 'cover' });
    const pixels = await resized.png({ compressionLevel: 0 }).toBuffer();
    for (const format of formats) await add(fileName(id, each, format), format, read(pixels));
  }
  if (preview) {
    const image = read(bytes).resize({ ...preview, fit: 'cover', position: 'attention' });
    await add(fileName(id, preview.width, 'jpeg'), 'jpeg', image);
  }
  return { picture: { id, width: largest, height: shownHeight(largest), widths, formats }, files };
}

/** The id depends on the uploaded bytes, so that a repeated call changes nothing. */
function pictureId(restaurantId: string, kind: PictureKind, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${restaurantId} ${kind} `).update(bytes);
  return hash.digest('base64url').slice(0, 22);
}
