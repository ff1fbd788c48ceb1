import type { TableAudience } from '@tablewell/restaurant-rules/floor';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * One table of a floor plan. `x` and `y` are the upper left corner of its box before it is rotated about its center.
 */
export interface LayoutTable {
  readonly id: string;
  /** The kind of table, as in `two-top` (TABLE-1). */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, 0 up to 360. */
  readonly rotation: number;
  readonly number: string;
  /** The smallest and the largest party that it seats; 0: one person, and the seats of its type. */
  readonly smallest: number;
  readonly largest: number;
  /** The owner's name for its area; empty without areas. */
  readonly area: string;
  readonly audience: TableAudience;
  /** 0 to 99; among equally suitable tables the lowest is used first. */
  readonly priority: number;
}

/** Tables that may be pushed together for one party. */
export interface Combination {
  readonly id: string;
  /** The ids of its tables, two to six. */
  readonly tables: readonly string[];
  readonly smallest: number;
  readonly largest: number;
}

export const pieceKinds = ['wall', 'bar', 'door', 'area'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A piece of the background: a wall, bar, door or area. `x` and `y` are its center. */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise, in steps of 15. */
  readonly rotation: number;
  readonly label: string;
}

/** The content of a layout: everything but its name. Immutable. */
export interface LayoutContent {
  /** All tables, in drawing order. */
  readonly plan: readonly LayoutTable[];
  readonly combinations: readonly Combination[];
  readonly background: readonly Piece[];
}

/** A stored floor plan with its name. */
export interface Layout {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Whether the layout is in service: reservations are booked at its tables. */
  readonly inService: boolean;
  readonly document: LayoutContent;
}
