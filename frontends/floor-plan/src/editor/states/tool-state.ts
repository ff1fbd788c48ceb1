import type { Target } from '../hit';
import type { PointerInput } from '../input';

/** The next state; undefined once the gesture has ended. */
export type Next = ToolState | 'over';

/**
 * A state of the tool. It is created on entry and takes its snapshot then. Each handler returns the next state; a state
 * omits the handlers of events that it ignores.
 */
export interface ToolState {
  readonly name:
    | 'idle'
    | 'pointing'
    | 'dragging'
    | 'rotating'
    | 'brushing'
    | 'panning'
    | 'pinching'
    | 'placing'
    | 'shaping';
  down?(pointer: PointerInput, target: Target): Next;
  move?(pointer: PointerInput): Next;
  up?(pointer: PointerInput): Next;
  /** Handles a long press. */
  hold?(): Next;
  /** Rolls back to the snapshot. */
  cancel?(): void;
}
