import type { DinerBody } from '../../components/diner-details';
import { emptyForm } from '../../lib/form-values';
import type { FormValues } from '../../lib/form-values';
import { keepInTab, keptInTab } from '../../lib/tab-store';

const keyOf = (restaurantId: string): string => `tablewell.draft.${restaurantId}`;

/** The form before a reload. A date that has passed is dropped, with its time. */
export function readDraft(stored: unknown, today: string): FormValues {
  const given = (stored ?? {}) as Record<string, unknown>;
  const known = Object.keys(emptyForm).flatMap((key) => {
    const value = given[key];
    return typeof value === 'string' ? [[key, value] as const] : [];
  });
  const values: FormValues = { ...emptyForm, ...Object.fromEntries(known) };
  return values.date && values.date < today ? { ...values, date: '', time: '' } : values;
}

export const loadDraft = (restaurantId: string, today: string): FormValues =>
  readDraft(keptInTab(keyOf(restaurantId)), today);

/** The optional details before a reload. */
export const loadDiner = (restaurantId: string): DinerBody =>
  (keptInTab(keyOf(restaurantId)) as { diner?: DinerBody } | undefined)?.diner ?? {};

/** Stores the form. A consent is not stored: it belongs to the text that was shown with it (DINER-4). */
export const saveDraft = (
  restaurantId: string,
  values: FormValues,
  { marketingConsent: _given, marketingTextVersion: _shown, ...diner }: DinerBody = {},
): void => keepInTab(keyOf(restaurantId), { ...values, diner });

export const forgetDraft = (restaurantId: string): void => keepInTab(keyOf(restaurantId), undefined);
