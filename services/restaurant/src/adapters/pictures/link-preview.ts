import { createHash } from 'node:crypto';
import { FairQueue } from '@tablewell/chassis/resilience';
import { accentShades } from '@tablewell/restaurant-rules/profile/accent';
import { noProfile } from '@tablewell/restaurant-rules/profile/profile';
import sharp, { type Sharp } from 'sharp';
import { linkPreviewSize } from '../../domain/picture';
import type { Restaurant } from '../../domain/restaurant';
import type { LinkPreviews } from '../../ports';
import { read } from './decode';

/**
 * Production images contain no fonts, so the display face of the pages is loaded as TrueType, the only format that the
 * library accepts.
 */
const font = require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf');
/** The letters in the font, among those of European languages and Vietnamese. */
const hasLetters =
  /^[\x20-\x7e\u00a0-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]*$/;

/** The version of the design. A new number changes the picture's address. */
const designVersion = 1;
const { width, height } = linkPreviewSize;
const margin = 80;
const between = 28;
const productColor = '#1d5744';
const maxWaiting = 8;

/**
 * The contents of the picture; undefined if the name has letters that the font lacks, because the preview then has no
 * text.
 */
function partsOf({ name, profile = noProfile, cover }: Restaurant) {
  if (!hasLetters.test(name)) return undefined;
  const words = [profile.cuisine, profile.city].filter((text) => text !== '' && hasLetters.test(text));
  const color = profile.accent === '' ? productColor : accentShades(profile.accent).light;
  return { name, line: words.join(' · '), color, cover: cover?.id ?? '' };
}

/** The id of the picture in link previews of a restaurant; empty if there is none. */
export function linkPreviewId(restaurant: Restaurant): string {
  const parts = partsOf(restaurant);
  if (!parts) return '';
  const hash = createHash('sha256').update(JSON.stringify([designVersion, restaurant.id, parts]));
  return hash.digest('base64url').slice(0, 22);
}

/** Draws pictures for link previews: the cover, with the restaurant's name, its cuisine and city. */
export function createLinkPreviews(): LinkPreviews {
  const turns = new FairQueue(maxWaiting);
  return {
    idOf: linkPreviewId,
    draw: async (restaurant, cover) => turns.take(restaurant.id, () => draw(restaurant, cover)),
  };
}

async function draw(restaurant: Restaurant, cover: Uint8Array | undefined): Promise<Uint8Array> {
  const { name = '', line = '', color = productColor } = partsOf(restaurant) ?? {};
  const title = await textOf(name, titleSize(name));
  const below = line === '' ? undefined : await textOf(line, 38);
  const lineTop = height - margin - (below?.info.height ?? 0);
  const titleTop = lineTop - (below ? between : 0) - title.info.height;
  const ground: Sharp = cover
    ? read(cover).resize({ width, height, fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: color } });
  const layers = [
    ...(cover ? [{ input: shade(), raw: { width, height, channels: 4 as const } }] : []),
    { input: title.data, left: margin, top: Math.max(0, titleTop) },
    ...(below ? [{ input: below.data, left: margin, top: lineTop }] : []),
  ];
  return ground.composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** The font size of a title; the longest name has a hundred letters. */
function titleSize({ length }: string): number {
  if (length <= 24) return 84;
  return length <= 48 ? 64 : 46;
}

const textOf = (text: string, size: number) =>
  sharp({
    text: {
      text: `<span foreground="white">${escaped(text)}</span>`,
      font: `Fraunces SemiBold ${size}`,
      fontfile: font,
      width: width - 2 * margin,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

let darkness: Buffer | undefined;

/** Darkens the lower part of a cover, so that white letters are readable on every photo. */
function shade(): Buffer {
  if (darkness) return darkness;
  darkness = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const alpha = Math.round(255 * (0.2 + 0.65 * (y / height)));
    for (let x = 0; x < width; x++) darkness[(y * width + x) * 4 + 3] = alpha;
  }
  return darkness;
}
