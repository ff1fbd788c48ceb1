import { coverSizes } from '../../src/cover-sizes';
import { escapeHtml } from '../html';
import type { PictureView } from '../restaurant-view';

/** The class of the cover's image, which page.html styles. */
export const coverClass = 'cover';

/** The logo beside the heading, as the page's code renders it. */
export const logoPicture = ({ url }: PictureView): string =>
  `<img class="logo" src="${escapeHtml(url)}" alt="">`;

/**
 * The cover as the first element of the page, which the browser requests while it parses the head. The page's code
 * renders the same element, so nothing moves.
 */
export function coverPicture({ url, width, height, sources }: PictureView): string {
  const listed = sources.map(
    ({ type, srcset }) =>
      `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcset)}" sizes="${coverSizes}">`,
  );
  return `<picture>${listed.join('')}<img class="${coverClass}" src="${escapeHtml(url)}" width="${Number(width)}" height="${Number(height)}" alt="" decoding="sync" fetchpriority="high"></picture>`;
}
