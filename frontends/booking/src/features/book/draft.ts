import { emptyForm } from '../../lib/form-values';
import type { FormValues } from '../../lib/form-values';

const keyOf = (restaurantId: string): string => `tablewell.draft.${restaurantId}`;

/** What was typed before a reload, as far as it can be read. A date that has passed is forgotten, with its time. */
export function parseDraft(text: string | null, today: string): FormValues {
  const values = { ...emptyForm, ...read(text) };
  return values.date && values.date < today ? { ...values, date: '', time: '' } : values;
}

function read(text: string | null): Partial<FormValues> {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown> | null;
    const known = Object.keys(emptyForm).flatMap((key) => {
      const value = stored?.[key];
      return typeof value === 'string' ? [[key, value] as const] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

export const loadDraft = (restaurantId: string, today: string): FormValues =>
  parseDraft(storage()?.getItem(keyOf(restaurantId)) ?? null, today);

export const saveDraft = (restaurantId: string, values: FormValues): void => {
  try {
    storage()?.setItem(keyOf(restaurantId), JSON.stringify(values));
  } catch {
    // A full store costs the draft, not the booking.
  }
};

export const forgetDraft = (restaurantId: string): void => storage()?.removeItem(keyOf(restaurantId));

/** The tab's store; undefined where the browser denies it, as inside another site's frame. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
