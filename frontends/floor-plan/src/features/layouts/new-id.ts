const bytes = 9;

/** A new table's id. `randomUUID` is only there over HTTPS; a tablet in the restaurant may come without. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
