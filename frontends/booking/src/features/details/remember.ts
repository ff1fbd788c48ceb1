import { dropItem, keepItem, keptObject } from '@tablewell/api-client';
import { rememberedKey } from '../../lib/remembered';

/** What is remembered: never the captcha, the time or the consent, which belong to one booking. */
export interface Remembered {
  name: string;
  phoneNumber: string;
  email: string;
  dietary: string[];
  dietaryNotes: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The diner of this device; undefined if there is none. */
export function readRemembered(): Remembered | undefined {
  const given = keptObject<Record<string, unknown>>(rememberedKey);
  if (!given) return undefined;
  const { dietary } = given;
  return {
    name: text(given['name']),
    phoneNumber: text(given['phoneNumber']),
    email: text(given['email']),
    dietary: Array.isArray(dietary) ? dietary.filter((need) => typeof need === 'string') : [],
    dietaryNotes: text(given['dietaryNotes']),
  };
}

/** Remembers a diner; undefined removes the remembered one. */
export function remember(diner: Remembered | undefined): void {
  if (diner) keepItem(rememberedKey, JSON.stringify(diner));
  else dropItem(rememberedKey);
}
