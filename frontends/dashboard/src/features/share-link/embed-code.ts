const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] ?? '');

/** A frame with the booking page, to paste into another site. */
export const embedCode = (link: string, restaurantName: string): string =>
  `<iframe src="${escape(link)}" title="${escape(`Book a table at ${restaurantName}`)}" width="100%" height="760" style="border:0" loading="lazy"></iframe>`;
