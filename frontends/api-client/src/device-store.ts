// Values kept on the device between visits. A browser may deny its storage, for example in a frame of another site, or
// the storage may be full: then values are kept in memory for the lifetime of the page. Each remote has its own copy of
// this module, so that memory is a page global.
const key = Symbol.for('tablewell.device-store');
const page = globalThis as { [key]?: Map<string, string> };
const memory = (): Map<string, string> => (page[key] ??= new Map());

/** The text stored under a name; null if there is none. Never throws. */
export function keptItem(name: string): string | null {
  try {
    // A value in memory is newer than the one that a full storage still has.
    return memory().get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The JSON object stored under a name; undefined if there is none, or if another program stored something else. */
export function keptObject<Value extends object>(name: string): Value | undefined {
  try {
    const value = JSON.parse(keptItem(name) ?? 'null') as Value | string | null;
    return value && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
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

/** Removes all values of the device whose names start with a prefix. Never throws. */
export function dropItems(prefix: string): void {
  for (const name of [...memory().keys(), ...storedNames()]) if (name.startsWith(prefix)) dropItem(name);
}

function storedNames(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
