import { dropOwnItem, keepOwnItem, ownItem } from '@tablewell/api-client';
import type { Document } from '../../model/document';

/** A saved document with its version. */
export interface Base {
  readonly document: Document;
  readonly version: number;
}

/** Unsaved changes, stored on this device so that a reload does not lose them. */
export interface Draft {
  readonly document: Document;
  /** The base of the changes. */
  readonly base: Base;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Drafts of another format are ignored. */
const format = 2;
const nameOf = (layoutId: string): string => `floor-plan-draft:${layoutId}`;

/** The signed-in user's draft of a layout. */
export function readDraft(layoutId: string): Draft | undefined {
  try {
    const kept = JSON.parse(ownItem(nameOf(layoutId)) ?? 'null') as (Draft & { format: number }) | null;
    return kept?.format === format && Array.isArray(kept.document?.plan) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (layoutId: string, draft: Draft): void =>
  keepOwnItem(nameOf(layoutId), JSON.stringify({ ...draft, format }));

export const dropDraft = (layoutId: string): void => dropOwnItem(nameOf(layoutId));
