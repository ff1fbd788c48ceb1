import type { Plan } from '../model/table';

/** Plans to go back and forward to. Plans are never changed in place, so a mark is the plan itself. */
export interface History {
  readonly past: readonly Plan[];
  readonly future: readonly Plan[];
}

const most = 200;

export const emptyHistory: History = { past: [], future: [] };

/** Marks `plan` as what the next undo goes back to. */
export const mark = ({ past }: History, plan: Plan): History => ({
  past: [...past, plan].slice(-most),
  future: [],
});

/** One step back from `plan`; undefined when there is none. */
export function back({ past, future }: History, plan: Plan): { plan: Plan; history: History } | undefined {
  const before = past.at(-1);
  return before && { plan: before, history: { past: past.slice(0, -1), future: [plan, ...future] } };
}

/** One step forward again. */
export function forward({ past, future }: History, plan: Plan): { plan: Plan; history: History } | undefined {
  const [next, ...later] = future;
  return next && { plan: next, history: { past: [...past, plan], future: later } };
}
