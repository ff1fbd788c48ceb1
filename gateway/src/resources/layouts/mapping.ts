import type { Layout } from '@tablewell/proto/restaurant/v1/layout_pb';
import type { Static } from 'typebox';
import type { FixedComponent } from './schemas';

/** A floor plan as `/api` shows it. */
export function toLayout(layout: Layout) {
  return {
    id: layout.id,
    name: layout.name,
    version: Number(layout.version),
    fixedComponents: layout.fixedComponents.map(({ id, type, x, y, rotation, tableNumber }) => ({
      id,
      type,
      position: { x, y },
      rotation,
      tableNumber,
    })),
  };
}

/** A piece of furniture for a call to the service, from a body. */
export function toComponent({ position, ...component }: Static<typeof FixedComponent>) {
  return { ...component, ...position };
}
