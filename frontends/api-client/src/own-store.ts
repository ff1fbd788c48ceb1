import { dropItem, dropItems, keepItem, keptItem } from './device-store';
import { storedUserId } from './session';

// Values that the device keeps for one user, such as unsaved drafts: they are not offered to the next user who signs
// in, and are removed when their owner signs out.
const prefix = 'tablewell:own:';
const ownPrefix = (): string => `${prefix}${storedUserId()}:`;

/** The signed-in user's value under a name; null if there is none. */
export const ownItem = (name: string): string | null => keptItem(ownPrefix() + name);

/** Stores a text for the signed-in user. */
export const keepOwnItem = (name: string, text: string): void => keepItem(ownPrefix() + name, text);

export const dropOwnItem = (name: string): void => dropItem(ownPrefix() + name);

/** Removes all values of the signed-in user, who signs out. Call it while the user is still known. */
export const forgetOwnItems = (): void => dropItems(ownPrefix());
