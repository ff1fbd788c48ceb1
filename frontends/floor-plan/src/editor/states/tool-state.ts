import type { Target } from '../hit';
import type { PointerInput } from '../input';

/** Where to go: to another state, or to none because the gesture is over. */
export type Next = ToolState | 'over';

/**
 * One state of the tool, made anew on entering, when it takes its snapshot. Each answer says where to go;
 * a state that does not mind an event leaves its method out.
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
  /** A finger stayed where it was pressed. */
  hold?(): Next;
  /** Rolls back to the snapshot. */
  cancel?(): void;
}
