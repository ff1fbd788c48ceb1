import { Editor } from '../editor/editor';
import { frameOf } from '../editor/hit';
import type { PointerInput } from '../editor/input';
import { Tool } from '../editor/tool';
import { toCanvas } from '../model/camera';
import { centreOf } from '../model/outline';
import type { Document } from '../model/document';
import type { Point } from '../model/geometry';
import { usualBooking } from '../model/table';
import type { Plan, Table } from '../model/table';

/** A document without tables. */
export const emptyDocument: Document = { plan: [], combinations: [], background: [] };

type Held = Partial<Omit<PointerInput, 'at'>>;

/** A table with default values for the fields that a test omits. */
export const table = (id: string, more: Partial<Table> = {}): Table => ({
  id,
  type: 'four-top',
  x: 0,
  y: 0,
  rotation: 0,
  number: id,
  ...usualBooking,
  ...more,
});

/** Drives the editor without a page: `new Driver(plan).pointAt('1').moveBy(30, 0).release()`. */
export class Driver {
  readonly editor: Editor;
  readonly tool: Tool;
  #at: Point = { x: 0, y: 0 };
  #held: Held = {};

  constructor(plan: Plan, mode: 'view' | 'edit' = 'edit', more: Partial<Document> = {}) {
    let made = 0;
    this.editor = new Editor({ ...emptyDocument, plan, ...more }, () => `new-${(made += 1)}`);
    this.editor.setSession({ mode, snapping: false });
    this.tool = new Tool(this.editor);
  }

  press(x: number, y: number, held: Held = {}): this {
    this.#at = { x, y };
    this.#held = held;
    this.tool.down(this.#input());
    return this;
  }

  /** Presses on the middle of a table. */
  pressOn(id: string, held: Held = {}): this {
    const { x, y } = toCanvas(centreOf(this.tableOf(id)), this.editor.state.camera);
    return this.press(x, y, held);
  }

  /** Presses on a corner of the selection's frame: 0 upper left, clockwise. */
  pressHandle(corner = 0): this {
    const { camera } = this.editor.state;
    const at = toCanvas(frameOf(this.editor.selection, camera.zoom)[corner] as Point, camera);
    return this.press(at.x, at.y);
  }

  moveBy(x: number, y: number, held: Held = this.#held): this {
    this.#held = held;
    this.#at = { x: this.#at.x + x, y: this.#at.y + y };
    this.tool.move(this.#input());
    return this;
  }

  moveTo(x: number, y: number): this {
    return this.moveBy(x - this.#at.x, y - this.#at.y);
  }

  release(): this {
    this.tool.up(this.#input());
    return this;
  }

  /** Simulates a long press. */
  hold(): this {
    this.tool.hold();
    return this;
  }

  click(id: string, held: Held = {}): this {
    return this.pressOn(id, held).release();
  }

  key(key: string, held: { shift?: boolean; command?: boolean } = {}): this {
    this.tool.key({ key, shift: false, command: false, ...held });
    return this;
  }

  tableOf(id: string): Table {
    const found = this.plan.find((each) => each.id === id);
    if (!found) throw new Error(`No table ${id}`);
    return found;
  }

  get plan(): Plan {
    return this.editor.state.plan;
  }

  get selected(): string[] {
    return [...this.editor.state.selected];
  }

  #input(): PointerInput {
    return { id: 1, kind: 'mouse', shift: false, alt: false, pans: false, ...this.#held, at: this.#at };
  }
}
