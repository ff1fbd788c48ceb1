import type { Point } from '../model/geometry';

/** A pointer event without its DOM event. */
export interface PointerInput {
  readonly id: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** The position on the canvas, in CSS pixels. */
  readonly at: Point;
  readonly shift: boolean;
  /** Suspends snapping while it is held. */
  readonly alt: boolean;
  /** The middle button, or any button while the space bar is held: pans the canvas. */
  readonly pans: boolean;
}

/** A key event without its DOM event. `command` is Ctrl, or the command key of a Mac. */
export interface KeyInput {
  readonly key: string;
  readonly shift: boolean;
  readonly command: boolean;
}

/** The distance at which a press becomes a drag, in CSS pixels; a finger is less steady than a mouse. */
export const dragThreshold = (kind: PointerInput['kind']): number => (kind === 'mouse' ? 4 : 8);

/** The hit radius of a handle, in CSS pixels. */
export const handleReach = (kind: PointerInput['kind']): number => (kind === 'mouse' ? 11 : 22);

/** The duration of a long press, which adds to the selection, in milliseconds. */
export const holdMs = 500;

/** A wheel event without its DOM event. */
interface WheelInput {
  readonly deltaX: number;
  readonly deltaY: number;
  /** The unit of the deltas; 0: pixels. */
  readonly deltaMode: number;
}

/** A notch of a mouse's wheel, in pixels. */
const notch = 50;

/**
 * Whether a touchpad sent the event: two fingers pan the canvas, whereas a mouse's wheel scrolls the page. Only a touchpad
 * scrolls horizontally, by fractions of a pixel, or by less than a notch.
 */
export const isTouchpad = ({ deltaX, deltaY, deltaMode }: WheelInput): boolean =>
  deltaMode === 0 && (deltaX !== 0 || !Number.isInteger(deltaY) || Math.abs(deltaY) < notch);
