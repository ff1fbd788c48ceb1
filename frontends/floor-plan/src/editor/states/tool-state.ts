import type { Target } from '../hit';
import type { PointerInput } from '../input';

/**
 * One state of the tool, made anew on entering, when it takes its snapshot. Each answer is the state to go to;
 * a state that does not mind an event leaves its method out.
 */
export interface ToolState {
  readonly name: 'idle' | 'pointing' | 'dragging' | 'rotating' | 'brushing' | 'panning' | 'pinching';
  down?(pointer: PointerInput, target: Target): ToolState;
  move?(pointer: PointerInput): ToolState;
  up?(pointer: PointerInput): ToolState;
  /** Rolls back to the snapshot. */
  cancel?(): void;
}
