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
