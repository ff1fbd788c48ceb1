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
import { t } from '../texts';

/** The state of the editor between gestures: the document and the session of one user. */
export interface EditorState {
  readonly document: Document;
  /** The parts of the document, for observers of a single part. */
  readonly plan: Plan;
  readonly combinations: readonly Combination[];
  readonly background: readonly Piece[];
  /** The ids of the selected tables. */
  readonly selected: Ids;
  readonly mode: 'view' | 'edit';
  /** The layer that pointers and keys act on. The tables and the background are edited separately. */
  readonly layer: 'tables' | 'background';
  /** The id of the selected piece of the background. */
  readonly piece: string | undefined;
  /** Multiple selection without a Shift key: a tap adds to the selection, and dragging a finger draws a rectangle. */
  readonly selecting: boolean;
  readonly camera: Camera;
  /** Whether moved tables snap to the grid and to their neighbors. */
  readonly snapping: boolean;
  /** The table whose number is being typed on the canvas. */
  readonly renaming: string | undefined;
  readonly history: History;
  /** The effect of the last key, announced to screen readers. */
  readonly announcement: string;
}

/** The preview of a gesture in progress. The document changes when the gesture ends; a rollback discards the preview. */
export interface Gesture {
  readonly moving?: ReadonlyMap<string, Table>;
  /** The offset of a translation, from the positions before the gesture. */
  readonly by?: Point;
  readonly guides?: readonly Guide[];
  /** Equal gaps beside the moved tables. */
  readonly gaps?: readonly Gap[];
  readonly brush?: Box;
  /** The offset of the dragged canvas from the camera's position, in CSS pixels. */
  readonly pan?: Point;
  /** The piece of the background that is being moved, rotated or resized, in its intermediate state. */
  readonly piece?: Piece;
}

const noGesture: Gesture = {};

/**
 * Holds the document and the session, and notifies observers. Gestures have their own channel: intermediate positions are
 * written to the DOM nodes directly, sixty times a second, without rendering all components again.
 */
export class Editor {
  state: EditorState;
  gesture: Gesture = noGesture;
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

  /** Changes the session only, which undo does not affect. */
  setSession(session: Partial<Omit<EditorState, 'document' | keyof Document | 'history'>>): void {
    this.#set(session);
  }

  select(ids: Iterable<string>): void {
    this.#mergeable = undefined;
    this.#set({ selected: new Set(ids) });
  }

  get selection(): Table[] {
    return this.state.plan.filter(({ id }) => this.state.selected.has(id));
  }

  /** Replaces the tables of the document. Combinations of removed tables are removed too. */
  change(plan: Plan, merge?: string): void {
    this.edit(withPlan(this.state.document, plan), merge);
  }

  /**
   * Replaces the document as one undo step. Consecutive changes with the same `merge` key are one step, so that twenty
   * nudges of a table are undone together.
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
    this.#restore(before);
    this.#set({ announcement: before ? t('plan.undo.done') : t('plan.undo.nothing') });
  }

  redo(): void {
    const after = forward(this.state.history, this.#now);
    this.#restore(after);
    this.#set({ announcement: after ? t('plan.redo.done') : t('plan.redo.nothing') });
  }

  /**
   * Merges the changes that other users saved into every document of the history, so that undo reverts the local changes
   * only.
   */
  rebase(onSaved: (document: Document) => Document): void {
    const { document, selected, history } = this.state;
    const moved = (each: Mark): Mark => ({ ...each, document: onSaved(each.document) });
    const { past, future } = history;
    this.#restore({
      document: onSaved(document),
      selected,
      history: { past: past.map(moved), future: future.map(moved) },
    });
  }

  /** Replaces the document with the service's version. It is not an undo step, and the history stays. */
  replaceDocument(document: Document): void {
    this.#restore({ document, selected: this.state.selected, history: this.state.history });
  }

  /** Shows the preview of a gesture. */
  showGesture(gesture: Gesture): void {
    this.gesture = gesture;
    for (const watcher of this.#gestureWatchers) watcher();
  }

  /** Commits the gesture to the document. */
  commitGesture(): void {
    const { moving, piece, pan } = this.gesture;
    this.gesture = noGesture;
    if (pan) this.setSession({ camera: { ...this.state.camera, ...add(this.state.camera, pan) } });
    if (moving) this.change(replaceTables(this.state.plan, moving));
    if (piece) this.edit(replacePiece(this.state.document, piece));
    this.showGesture(noGesture);
  }

  /** Discards the gesture. */
  discardGesture(): void {
    this.showGesture(noGesture);
  }

  get #now(): Mark {
    const { document, selected } = this.state;
    return { document, selected };
  }

  #restore(to: (Mark & { history: History }) | undefined): void {
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
