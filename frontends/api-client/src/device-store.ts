// Values kept on the device between visits. A browser may deny its storage, for example in a frame of another site, or
// the storage may be full: then values are kept in memory for the lifetime of the page. Each remote has its own copy of
// this module, so that memory is a page global.
const key = Symbol.for('tablewell.device-store');
const page = globalThis as { [key]?: Map<string, string> };
const memory = (): Map<string, string> => (page[key] ??= new Map());

/** The value stored under a name; null if there is none. */
export function keptItem(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory().get(name) ?? null;
  } catch {
    return memory().get(name) ?? null;
  }
}

/** Stores a text under a name. Never throws. */
export function keepItem(name: string, text: string): void {
  memory().delete(name);
  try {
    localStorage.setItem(name, text);
  } catch {
    memory().set(name, text);
  }
}

/** Removes the value stored under a name. Never throws. */
export function dropItem(name: string): void {
  memory().delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // If the storage cannot be accessed, it has none of our values.
  }
}
