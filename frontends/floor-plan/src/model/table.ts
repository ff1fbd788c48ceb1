import type { components } from '@tablewell/api-client';

type FixedComponent = components['schemas']['FixedComponent'];

/** One table of a floor plan. `x` and `y` are the upper left corner of its box before it is turned about its middle. */
export interface Table {
  readonly id: string;
  /** The kind of table, as in `two-top` (TABLE-1). */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, 0 up to 360. */
  readonly rotation: number;
  readonly number: string;
}

/** The document that is edited: every table of a layout, in drawing order. Never changed in place. */
export type Plan = readonly Table[];

export const readPlan = (saved: readonly FixedComponent[]): Plan =>
  saved.map(({ id, type, position, rotation, tableNumber }) => ({
    id,
    type,
    x: position.x,
    y: position.y,
    rotation,
    number: tableNumber,
  }));

export const writePlan = (plan: Plan): FixedComponent[] =>
  plan.map(({ id, type, x, y, rotation, number }) => ({
    id,
    type,
    position: { x, y },
    rotation,
    tableNumber: number,
  }));
