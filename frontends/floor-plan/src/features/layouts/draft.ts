import type { Plan } from '../../model/table';

/** Changes that were not saved, kept on this device so that a reload does not lose them. */
export interface Draft {
  readonly plan: Plan;
  /** Version of the layout it began from. */
  readonly version: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const keyOf = (layoutId: string): string => `tablewell.floorPlanDraft.${layoutId}`;
/** Version of the stored format; drafts of another version are ignored. */
const format = 1;

export function readDraft(layoutId: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(layoutId)) ?? 'null') as
      (Draft & { format: number }) | null;
    return kept?.format === format && Array.isArray(kept.plan) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(layoutId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(layoutId), JSON.stringify({ ...draft, format }));
  } catch {
    // A full or forbidden store costs the draft, not the work at hand.
  }
}

export const dropDraft = (layoutId: string): void => localStorage.removeItem(keyOf(layoutId));
