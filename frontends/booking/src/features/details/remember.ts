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

/** The diner of this device; undefined if there is none, or if the browser denies its storage. */
export function readRemembered(): Remembered | undefined {
  try {
    const given = JSON.parse(localStorage.getItem(rememberedKey) ?? 'null') as Record<string, unknown> | null;
    if (!given) return undefined;
    const { dietary } = given;
    return {
      name: text(given['name']),
      phoneNumber: text(given['phoneNumber']),
      email: text(given['email']),
      dietary: Array.isArray(dietary) ? dietary.filter((need) => typeof need === 'string') : [],
      dietaryNotes: text(given['dietaryNotes']),
    };
  } catch {
    return undefined;
  }
}

/** Remembers a diner; undefined removes the remembered one. */
export function remember(diner: Remembered | undefined): void {
  try {
    if (diner) localStorage.setItem(rememberedKey, JSON.stringify(diner));
    else localStorage.removeItem(rememberedKey);
  } catch {
    // A browser that denies its storage remembers nothing.
  }
}
