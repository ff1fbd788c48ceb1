import { storedUserId } from './session';

// Values that the device keeps for one user, such as unsaved drafts: they are not offered to the next user who signs
// in, and are removed when their owner signs out.
const prefix = 'tablewell:own:';
const ownPrefix = (): string => `${prefix}${storedUserId()}:`;

/** The signed-in user's value under a name; null if there is none. */
export function ownItem(name: string): string | null {
  try {
    return localStorage.getItem(ownPrefix() + name);
  } catch {
    return null;
  }
}

/** Stores a text for the signed-in user. Full or forbidden storage keeps nothing. */
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
    // If the storage cannot be accessed, it has none of our values.
  }
}

/** Removes all values of the signed-in user, who signs out. Call it while the user is still known. */
export function forgetOwnItems(): void {
  try {
    const own = ownPrefix();
    for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // The storage may be inaccessible here, too.
  }
}
