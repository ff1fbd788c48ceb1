/**
 * The messages that the booking page and the site that frames it exchange by `postMessage`. Sites keep the embed code
 * that they copied once, so a message may gain fields but its meaning must not change.
 */
export const frameMessages = {
  /** `{ type, height }` from the page: the height of its content in CSS pixels. */
  height: 'tablewell:height',
  /** `{ type }` from the page: Escape was pressed, and nothing in the page handled the key. */
  escape: 'tablewell:escape',
  /** `{ type }` from the page: it shows another view, from its top. */
  top: 'tablewell:top',
  /**
   * `{ type }` from the site, once the frame is loaded: tells the page which origin shows it, so that it answers only
   * that one.
   */
  hello: 'tablewell:hello',
} as const;

/** The fragment of the page's address in the link that a site shows instead of a page that its frame did not show. */
export const notFramed = 'not-framed';
