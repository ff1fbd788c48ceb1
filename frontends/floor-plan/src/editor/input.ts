import type { Point } from '../model/geometry';

/** What a pointer did, free of the page. */
export interface PointerInput {
  readonly id: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** On the canvas, in CSS pixels. */
  readonly at: Point;
  readonly shift: boolean;
  /** Held to place freely, without snapping. */
  readonly alt: boolean;
  /** The middle button, or the space bar held: takes hold of the canvas itself. */
  readonly pans: boolean;
}

/** A key, free of the page. `command` is Ctrl, or the command key of a Mac. */
export interface KeyInput {
  readonly key: string;
  readonly shift: boolean;
  readonly command: boolean;
}

/** How far a pointer goes before it is a drag; a finger trembles more than a mouse. In CSS pixels. */
export const dragThreshold = (kind: PointerInput['kind']): number => (kind === 'mouse' ? 4 : 8);

/** How near a handle counts as on it, in CSS pixels. */
export const handleReach = (kind: PointerInput['kind']): number => (kind === 'mouse' ? 11 : 22);

/** How long a finger rests before it selects in addition, in milliseconds. */
export const holdMs = 500;

/** What a wheel event says, free of the page. */
export interface WheelInput {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0: pixels. */
  readonly deltaMode: number;
}

/** A notch of a mouse's wheel, in pixels. */
const notch = 50;

/**
 * Whether two fingers on a touchpad made it: they pan the canvas, where a mouse's wheel scrolls the page. Only a touchpad
 * goes sideways, by parts of a pixel, or by less than a notch.
 */
export const isTouchpad = ({ deltaX, deltaY, deltaMode }: WheelInput): boolean =>
  deltaMode === 0 && (deltaX !== 0 || !Number.isInteger(deltaY) || Math.abs(deltaY) < notch);
