/**
 * What the booking page and the site that shows it in a frame tell each other by `postMessage`. Sites keep the embed code
 * that they copied once, so that a message may gain fields but never another meaning.
 */
export const frameMessages = {
  /** `{ type, height }` from the page: the height of its content in CSS pixels. */
  height: 'tablewell:height',
  /** `{ type }` from the page: Escape was pressed in it, and nothing in it took the key. */
  escape: 'tablewell:escape',
  /** `{ type }` from the page: it shows another view from its top. */
  top: 'tablewell:top',
  /** `{ type }` from the site, once the frame is loaded: who shows the page, so that it answers that origin alone. */
  hello: 'tablewell:hello',
} as const;
