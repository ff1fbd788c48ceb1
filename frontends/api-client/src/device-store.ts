// Values kept on the device between visits, or in this tab. A browser may deny its storage, for example in a frame of
// another site, or the storage may be full: then values are kept in memory for the lifetime of the page. Each remote has
// its own copy of this module, so that memory is a page global.
const key = Symbol.for('tablewell.device-store');
const page = globalThis as { [key]?: Map<string, string> };
const memory = (): Map<string, string> => (page[key] ??= new Map());

/** The storage of the device, or that of the tab, which a reload keeps. */
type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a name; null if there is none. Never throws. */
export function keptItem(name: string, area: Area = 'localStorage'): string | null {
  try {
    // What the memory has is newer than what a full storage still has.
    return memory().get(name) ?? window[area].getItem(name);
  } catch {
    return null;
  }
}

/** The JSON object stored under a name; undefined if there is none, or if another program stored something else. */
export function keptObject<Value extends object>(name: string, area?: Area): Value | undefined {
  try {
    const value = JSON.parse(keptItem(name, area) ?? '') as Value | string | null;
    return typeof value === 'object' ? (value ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a name. Never throws. */
export function keepItem(name: string, text: string, area: Area = 'localStorage'): void {
  memory().delete(name);
  try {
    window[area].setItem(name, text);
  } catch {
    memory().set(name, text);
  }
}

/** Removes the value stored under a name. Never throws. */
export function dropItem(name: string, area: Area = 'localStorage'): void {
  memory().delete(name);
  try {
    window[area].removeItem(name);
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
