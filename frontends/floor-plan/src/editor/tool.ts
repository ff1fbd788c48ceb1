import type { Editor } from './editor';
import { targetAt } from './hit';
import type { KeyInput, PointerInput } from './input';
import { onKey } from './keys';
import { idle } from './states/idle';
import { pinching } from './states/pinching';
import type { Next, ToolState } from './states/tool-state';

/**
 * The one tool of the editor: gives what pointers and keys do to the state it is in, and goes to the state that
 * gives back. A second finger ends what the first one began and takes the canvas.
 */
export class Tool {
  #state: ToolState;
  readonly #down = new Map<number, PointerInput>();

  constructor(readonly editor: Editor) {
    this.#state = idle(editor);
  }

  get name(): ToolState['name'] {
    return this.#state.name;
  }

  down(pointer: PointerInput): void {
    this.#down.set(pointer.id, pointer);
    const [first, second] = [...this.#down.values()];
    if (first && second) {
      if (this.#down.size === 2) this.#interrupt(pinching(this.editor, first, second));
      return;
    }
    this.#goTo(this.#state.down?.(pointer, targetAt(this.editor.state, pointer)));
  }

  move(pointer: PointerInput): void {
    if (!this.#down.has(pointer.id)) return;
    this.#down.set(pointer.id, pointer);
    this.#goTo(this.#state.move?.(pointer));
  }

  up(pointer: PointerInput): void {
    if (!this.#down.delete(pointer.id)) return;
    this.#goTo(this.#state.up?.(pointer));
  }

  /** The only finger stayed where it was pressed for a while. */
  hold(): void {
    if (this.#down.size === 1) this.#goTo(this.#state.hold?.());
  }

  /** The system took the pointer away, or Escape was pressed: as if the gesture had never begun. */
  cancel(): void {
    this.#down.clear();
    this.#interrupt(idle(this.editor));
  }

  /** True when the key meant something here, and the page must not act on it too. */
  key(input: KeyInput): boolean {
    if (this.#state.name !== 'idle') {
      if (input.key !== 'Escape') return false;
      this.cancel();
      return true;
    }
    return onKey(this.editor, input);
  }

  #goTo(next: Next | undefined): void {
    if (next) this.#state = next === 'over' ? idle(this.editor) : next;
  }

  #interrupt(next: ToolState): void {
    this.#state.cancel?.();
    this.#state = next;
  }
}
