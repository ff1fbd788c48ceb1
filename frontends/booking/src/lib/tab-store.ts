// What this tab keeps over a reload. A browser may deny its store, as inside another site's frame, and it may be
// full: then the page remembers by itself, for as long as it lives.
const memory = new Map<string, unknown>();

/** The value kept under a key, as far as it can be read; undefined when there is none. */
export function keptInTab(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? memory.get(key) : ((JSON.parse(text) as unknown) ?? undefined);
  } catch {
    return memory.get(key);
  }
}

/** Keeps a value; undefined forgets it. */
export function keepInTab(key: string, value: unknown): void {
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
    if (value !== undefined) window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
}
