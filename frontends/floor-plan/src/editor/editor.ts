import type { Camera } from '../model/camera';
import { replaceTables } from '../model/changes';
import type { Ids } from '../model/changes';
import { add } from '../model/geometry';
import type { Box, Point } from '../model/geometry';
import type { Gap } from '../model/gaps';
import type { Guide } from '../model/snapping';
import { replacePiece, withPlan } from '../model/document';
import type { Combination, Document, Piece } from '../model/document';
import type { Plan, Table } from '../model/table';
import { back, emptyHistory, forward, mark } from './history';
import type { History, Mark } from './history';

/** What the screen shows between gestures: the document and how one person looks at it. */
export interface EditorState {
  readonly document: Document;
  /** The parts of the document, for those who watch one of them. */
  readonly plan: Plan;
  readonly combinations: readonly Combination[];
  readonly background: readonly Piece[];
  /** Tables. */
  readonly selected: Ids;
  readonly mode: 'view' | 'edit';
  /** What pointers and keys act on: the background is out of the way of the tables, and they of it. */
  readonly layer: 'tables' | 'background';
  /** The selected piece of the background. */
  readonly piece: string | undefined;
  /** A tap adds to the selection, and a finger draws a rectangle: for those who have no Shift key. */
  readonly selecting: boolean;
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
  /** Equal gaps beside what moves. */
  readonly gaps?: readonly Gap[];
  readonly brush?: Box;
  /** How far the canvas is held away from where the camera has it, in CSS pixels. */
  readonly pan?: Point;
  /** A piece of the background as it is while it is moved, turned or drawn larger. */
  readonly piece?: Piece;
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
    document: Document,
    readonly newId: () => string,
  ) {
    this.state = {
      document,
      ...document,
      selected: new Set(),
      mode: 'view',
      layer: 'tables',
      piece: undefined,
      selecting: false,
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
  look(session: Partial<Omit<EditorState, 'document' | keyof Document | 'history'>>): void {
    this.#set(session);
  }

  select(ids: Iterable<string>): void {
    this.#mergeable = undefined;
    this.#set({ selected: new Set(ids) });
  }

  get selection(): Table[] {
    return this.state.plan.filter(({ id }) => this.state.selected.has(id));
  }

  /** Other tables: a change of the document. A combination goes with any of its tables. */
  change(plan: Plan, merge?: string): void {
    this.edit(withPlan(this.state.document, plan), merge);
  }

  /**
   * A new document, one step of undo. Changes in a row with the same `merge` word are one step: a table nudged
   * twenty times goes back at once.
   */
  edit(document: Document, merge?: string): void {
    if (document === this.state.document) return;
    const { history } = this.state;
    const joins = merge !== undefined && merge === this.#mergeable;
    this.#set({
      document,
      ...document,
      history: joins ? { ...history, future: [] } : mark(history, this.#now),
    });
    this.#mergeable = merge;
  }

  undo(): void {
    const before = back(this.state.history, this.#now);
    this.#travel(before);
    this.#set({ announcement: before ? 'Undone' : 'Nothing to undo' });
  }

  redo(): void {
    const after = forward(this.state.history, this.#now);
    this.#travel(after);
    this.#set({ announcement: after ? 'Redone' : 'Nothing to redo' });
  }

  /**
   * Every document, those of undo too, as it is together with what others saved: undo takes back what was done here and
   * nothing of theirs.
   */
  rebase(onTop: (document: Document) => Document): void {
    const { document, selected, history } = this.state;
    const moved = (each: Mark): Mark => ({ ...each, document: onTop(each.document) });
    const { past, future } = history;
    this.#travel({
      document: onTop(document),
      selected,
      history: { past: past.map(moved), future: future.map(moved) },
    });
  }

  /** The document as the service keeps it. No step of undo, and what can be undone stays. */
  settle(document: Document): void {
    this.#travel({ document, selected: this.state.selected, history: this.state.history });
  }

  show(gesture: Gesture): void {
    this.gesture = gesture;
    for (const watcher of this.#gestureWatchers) watcher();
  }

  /** The gesture becomes part of the document. */
  drop(): void {
    const { moving, piece, pan } = this.gesture;
    this.gesture = still;
    if (pan) this.look({ camera: { ...this.state.camera, ...add(this.state.camera, pan) } });
    if (moving) this.change(replaceTables(this.state.plan, moving));
    if (piece) this.edit(replacePiece(this.state.document, piece));
    this.show(still);
  }

  /** The gesture never was. */
  rollBack(): void {
    this.show(still);
  }

  get #now(): Mark {
    const { document, selected } = this.state;
    return { document, selected };
  }

  #travel(to: (Mark & { history: History }) | undefined): void {
    if (!to) return;
    this.#mergeable = undefined;
    const { document, history } = to;
    const there = new Set(document.plan.map(({ id }) => id));
    const selected = new Set([...to.selected].filter((id) => there.has(id)));
    const piece = document.background.find(({ id }) => id === this.state.piece)?.id;
    this.#set({ document, ...document, history, selected, piece, renaming: undefined });
  }

  #set(part: Partial<EditorState>): void {
    this.state = { ...this.state, ...part };
    for (const watcher of this.#watchers) watcher();
  }
}
