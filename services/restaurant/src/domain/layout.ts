import { tableKinds } from '@tablewell/restaurant-rules/tables';
import { sanitize } from '@tablewell/shared/text';
import type { FieldProblem } from '@tablewell/chassis/refusal';

/** A piece of furniture on a floor plan. */
export interface FixedComponent {
  readonly id: string;
  /** `one-top-circle`, … `ten-top-circle`. */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Degrees, from 0 up to 360, in steps of 15. */
  readonly rotation: number;
  readonly tableNumber: string;
}

/** A named floor plan. */
export interface Layout {
  readonly id: string;
  readonly restaurantId: string;
  readonly name: string;
  /** Incremented with every save. */
  readonly version: number;
  readonly fixedComponents: readonly FixedComponent[];
}

/** Name of a restaurant's first floor plan. */
export const defaultLayoutName = 'Main Floor';

const rotationStep = 15;
const farthest = 100_000;
const maxComponents = 500;
const types = new Set(tableKinds.map(({ component }) => component));

/** Every problem of a floor plan's furniture. */
export function componentProblems(components: readonly FixedComponent[]): FieldProblem[] {
  if (components.length > maxComponents) {
    return [{ field: 'fixedComponents', message: `A floor plan holds at most ${maxComponents} pieces` }];
  }
  const ids = new Set(components.map(({ id }) => id));
  if (ids.size < components.length)
    return [{ field: 'fixedComponents', message: 'Each piece needs an id of its own' }];
  return components.flatMap((component, index) => {
    const at = `fixedComponents[${index}]`;
    const inside = [component.x, component.y].every((value) => Math.abs(value) <= farthest);
    return [
      ...(component.id === '' ? [{ field: `${at}.id`, message: 'Each piece needs an id' }] : []),
      ...(types.has(component.type)
        ? []
        : [{ field: `${at}.type`, message: `${component.type} is not a table type` }]),
      ...(inside ? [] : [{ field: `${at}.position`, message: 'This position is not on the floor plan' }]),
    ];
  });
}

/** Normalizes rotations to steps of 15 degrees within one turn, and numbers to finite ones. */
export function tidyComponent(component: FixedComponent): FixedComponent {
  const steps = Math.round(component.rotation / rotationStep);
  const rotation = (((steps * rotationStep) % 360) + 360) % 360;
  return { ...component, rotation, tableNumber: sanitize(component.tableNumber).slice(0, 20) };
}
