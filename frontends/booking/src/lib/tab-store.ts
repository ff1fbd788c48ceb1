import { dropItem, keepItem, keptObject } from '@tablewell/api-client';

const tab = 'sessionStorage';

/** The object stored under a key, which survives a reload of this tab; undefined if there is none. */
export const keptInTab = (key: string): object | undefined => keptObject(key, tab);

/** Stores an object; undefined deletes it. */
export function keepInTab(key: string, value: object | undefined): void {
  if (value) keepItem(key, JSON.stringify(value), tab);
  else dropItem(key, tab);
}
