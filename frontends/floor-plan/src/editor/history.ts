import type { Document } from '../model/document';
import type { Ids } from '../model/changes';

/** A document to go back or forward to, and what was selected in it. Documents are never changed in place. */
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

/** Marks what the next undo goes back to. */
export const mark = ({ past }: History, now: Mark): History => ({
  past: [...past, now].slice(-most),
  future: [],
});

/** One step back from now; undefined when there is none. */
export function back({ past, future }: History, now: Mark): (Mark & { history: History }) | undefined {
  const before = past.at(-1);
  return before && { ...before, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

/** One step forward again. */
export function forward({ past, future }: History, now: Mark): (Mark & { history: History }) | undefined {
  const [next, ...later] = future;
  return next && { ...next, history: { past: [...past, now], future: later } };
}
