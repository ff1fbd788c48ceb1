import type { Refusal } from '@tablewell/chassis/refusal';
import { invalid } from '@tablewell/chassis/refusal';
import { maxUploadBytes } from '@tablewell/restaurant-rules/profile/upload';

export type PictureKind = 'logo' | 'cover';

/** A picture of a restaurant (PROFILE-3). Another upload is another picture, so that its files never change. */
export interface Picture {
  /** Derived from the restaurant, the kind and the uploaded bytes. */
  readonly id: string;
  /** The width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths of its files, the smallest first. */
  readonly widths: readonly number[];
  /** The formats of every width, the best first. */
  readonly formats: readonly PictureFormat[];
}

/** `png` is never stored: see `storedAs`. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** One file of a picture. */
export interface PictureFile {
  /** As in `<id>-640.webp`. */
  readonly name: string;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** The sizes and formats in which a picture is served. */
export interface PictureSpec {
  readonly widths: readonly number[];
  readonly formats: readonly PictureFormat[];
  /** Narrower uploads are refused: they would be blurred. */
  readonly minWidth: number;
  /** The size of link previews, which need one size and an old format; absent: none. */
  readonly preview?: { readonly width: number; readonly height: number };
}

/** The size that messengers recommend. */
export const linkPreviewSize = { width: 1_200, height: 630 } as const;

export const pictureSpecs: Record<PictureKind, PictureSpec> = {
  logo: { widths: [96, 192, 384], formats: ['webp'], minWidth: 96 },
  cover: {
    widths: [640, 800, 1_280, 1_920],
    formats: ['avif', 'webp'],
    minWidth: 640,
    preview: linkPreviewSize,
  },
};

export const fileName = (id: string, width: number, format: PictureFormat): string =>
  `${id}-${width}.${format}`;

/** Whether a name has the form of a file's name; other names need no look-up. */
export const isFileName = (name: string): boolean => /^[\w-]{22}-\d{2,4}\.(avif|webp|jpeg|png)$/.test(name);

/** The stored file from which a PNG of a logo is made, for mail programs without WebP; undefined for other names. */
export function storedAs(name: string): string | undefined {
  const [, start = '', width] = /^(.+-(\d+))\.png$/.exec(name) ?? [];
  return pictureSpecs.logo.widths.includes(Number(width)) ? `${start}.webp` : undefined;
}

/** The refusal of an upload, by its field. */
export const refusePicture = (message: string): Refusal => invalid([{ field: 'picture', message }]);

/** The refusal of an upload before it is decoded. */
export function refuseUpload(bytes: Uint8Array): Refusal | undefined {
  if (bytes.length === 0) return refusePicture('Please choose a picture');
  if (bytes.length > maxUploadBytes) return refusePicture('The picture cannot exceed 8 MB');
  return undefined;
}
