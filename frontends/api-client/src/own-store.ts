import { storedUser } from './session';

// Values that the device keeps for one person, such as unsaved drafts: they are not offered to the next person who signs
// in, and are removed when their owner signs out.
const prefix = 'tablewell:own:';
const ownPrefix = (): string => `${prefix}${storedUser()?.id ?? ''}:`;

/** The signed-in person's value under a name; null when there is none. */
export function ownItem(name: string): string | null {
  try {
    return localStorage.getItem(ownPrefix() + name);
  } catch {
    return null;
  }
}

/** Keeps a text for the signed-in person. A full or forbidden store keeps nothing. */
export function keepOwnItem(name: string, text: string): void {
  try {
    localStorage.setItem(ownPrefix() + name, text);
  } catch {
    // The value is still on the page.
  }
}

export function dropOwnItem(name: string): void {
  try {
    localStorage.removeItem(ownPrefix() + name);
  } catch {
    // A store that cannot be accessed has none of our values.
  }
}

/** Removes all that is kept for the signed-in person, who signs out. Call it while they are still known. */
export function forgetOwnItems(): void {
  try {
    const own = ownPrefix();
    for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
