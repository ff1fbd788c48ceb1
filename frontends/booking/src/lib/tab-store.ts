// Values that survive a reload of this tab. A browser may deny its storage, for example inside another site's frame, or
// the storage may be full: then they are kept in memory for the lifetime of the page.
const memory = new Map<string, unknown>();

/** The value stored under a key; undefined if there is none, or if it cannot be read. */
export function keptInTab(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? memory.get(key) : ((JSON.parse(text) as unknown) ?? undefined);
  } catch {
    return memory.get(key);
  }
}

/** Stores a value; undefined deletes it. */
export function keepInTab(key: string, value: unknown): void {
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
    if (value !== undefined) window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
}
