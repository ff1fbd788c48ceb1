import type { Editor } from './editor';
import { targetAt } from './hit';
import type { KeyInput, PointerInput } from './input';
import { onKey } from './keys';
import { idle } from './states/idle';
import { pinching } from './states/pinching';
import type { Next, ToolState } from './states/tool-state';

/**
 * The editor's state machine: passes pointer and key events to the current state, and enters the state that it returns.
 * A second finger cancels the gesture of the first one and starts pinching.
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

  /** Handles a long press of a single finger. */
  hold(): void {
    if (this.#down.size === 1) this.#goTo(this.#state.hold?.());
  }

  /** Rolls the gesture back, after Escape or when the system cancels the pointer. */
  cancel(): void {
    this.#down.clear();
    this.#interrupt(idle(this.editor));
  }

  /** Returns true when the key was handled, so that the page must not handle it too. */
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
