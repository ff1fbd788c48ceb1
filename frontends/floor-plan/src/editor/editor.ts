import type { Camera } from '../model/camera';
import { replaceTables } from '../model/changes';
import type { Ids } from '../model/changes';
import type { Box, Point } from '../model/geometry';
import type { Guide } from '../model/snapping';
import type { Plan, Table } from '../model/table';
import { back, emptyHistory, forward, mark } from './history';
import type { History } from './history';

/** What the screen shows between gestures: the document and how one person looks at it. */
export interface EditorState {
  readonly plan: Plan;
  readonly selected: Ids;
  readonly mode: 'view' | 'edit';
  readonly camera: Camera;
  /** Whether moved tables are drawn to the grid and to their neighbors. */
  readonly snapping: boolean;
  /** The table whose number is being typed on the canvas. */
  readonly renaming: string | undefined;
  readonly history: History;
  /** What the last key did, for those who cannot see it. */
  readonly announcement: string;
}

/** What a gesture under way shows. It is not in the document before it ends, so that rolling back is forgetting it. */
export interface Gesture {
  readonly moving?: ReadonlyMap<string, Table>;
  /** When all that moves goes the same way: how far from where it stood. */
  readonly by?: Point;
  readonly guides?: readonly Guide[];
  readonly brush?: Box;
}

const still: Gesture = {};

/**
 * Holds document and session, and calls the watchers. Gestures have a channel of their own: what moves is written
 * to the page's nodes directly, sixty times a second, without drawing everything anew.
 */
export class Editor {
  state: EditorState;
  gesture: Gesture = still;
  readonly #watchers = new Set<() => void>();
  readonly #gestureWatchers = new Set<() => void>();
  #mergeable: string | undefined;

  constructor(
    plan: Plan,
    readonly newId: () => string,
  ) {
    this.state = {
      plan,
      selected: new Set(),
      mode: 'view',
      camera: { x: 0, y: 0, zoom: 1 },
      snapping: true,
      renaming: undefined,
      history: emptyHistory,
      announcement: '',
    };
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  watchGesture = (watcher: () => void): (() => void) => {
    this.#gestureWatchers.add(watcher);
    return () => this.#gestureWatchers.delete(watcher);
  };

  /** Session only: never part of undo. */
  look(session: Partial<Omit<EditorState, 'plan' | 'history'>>): void {
    this.#set(session);
  }

  select(ids: Iterable<string>): void {
    this.#mergeable = undefined;
    this.#set({ selected: new Set(ids) });
  }

  get selection(): Table[] {
    return this.state.plan.filter(({ id }) => this.state.selected.has(id));
  }

  /**
   * A new document, one step of undo. Changes in a row with the same `merge` word are one step: a table nudged
   * twenty times goes back at once.
   */
  change(plan: Plan, merge?: string): void {
    if (plan === this.state.plan) return;
    const { history } = this.state;
    const joins = merge !== undefined && merge === this.#mergeable;
    this.#set({ plan, history: joins ? { ...history, future: [] } : mark(history, this.state.plan) });
    this.#mergeable = merge;
  }

  undo(): void {
    const before = back(this.state.history, this.state.plan);
    this.#travel(before);
    this.#set({ announcement: before ? 'Undone' : 'Nothing to undo' });
  }

  redo(): void {
    const after = forward(this.state.history, this.state.plan);
    this.#travel(after);
    this.#set({ announcement: after ? 'Redone' : 'Nothing to redo' });
  }

  /** Another document, with nothing to undo: loaded, or saved. */
  load(plan: Plan): void {
    this.#travel({ plan, history: emptyHistory });
  }

  show(gesture: Gesture): void {
    this.gesture = gesture;
    for (const watcher of this.#gestureWatchers) watcher();
  }

  /** The gesture becomes part of the document. */
  drop(): void {
    const { moving } = this.gesture;
    this.gesture = still;
    if (moving) this.change(replaceTables(this.state.plan, moving));
    this.show(still);
  }

  /** The gesture never was. */
  rollBack(): void {
    this.show(still);
  }

  #travel(to: { plan: Plan; history: History } | undefined): void {
    if (!to) return;
    this.#mergeable = undefined;
    const there = new Set(to.plan.map(({ id }) => id));
    const selected = new Set([...this.state.selected].filter((id) => there.has(id)));
    this.#set({ ...to, selected, renaming: undefined });
  }

  #set(part: Partial<EditorState>): void {
    this.state = { ...this.state, ...part };
    for (const watcher of this.#watchers) watcher();
  }
}
