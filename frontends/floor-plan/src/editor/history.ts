import type { Document } from '../model/document';
import type { Ids } from '../model/changes';

/** A document that undo or redo restores, with its selection. Documents are immutable. */
export interface Mark {
  readonly document: Document;
  readonly selected: Ids;
}

export interface History {
  readonly past: readonly Mark[];
  readonly future: readonly Mark[];
}

const most = 200;

export const emptyHistory: History = { past: [], future: [] };

/** Records the document and selection that the next undo restores. */
export const mark = ({ past }: History, now: Mark): History => ({
  past: [...past, now].slice(-most),
  future: [],
});

/** Undoes one step; undefined when there is none. */
export function back({ past, future }: History, now: Mark): (Mark & { history: History }) | undefined {
  const before = past.at(-1);
  return before && { ...before, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

/** Redoes one step; undefined when there is none. */
export function forward({ past, future }: History, now: Mark): (Mark & { history: History }) | undefined {
  const [next, ...later] = future;
  return next && { ...next, history: { past: [...past, now], future: later } };
}
