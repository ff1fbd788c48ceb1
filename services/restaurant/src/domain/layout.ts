import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { sanitize } from '@tablewell/shared/text';

/** A piece of furniture on a floor plan, with its booking fields. */
export interface FixedComponent {
  readonly id: string;
  /** `one-top-circle`, … `ten-top-circle`. */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Degrees, from 0 up to 360, in steps of 15. */
  readonly rotation: number;
  readonly tableNumber: string;
  /** The smallest party that it seats; 0: one. */
  readonly smallest: number;
  /** The largest party that it seats; 0: the seats of its type. */
  readonly largest: number;
  /** The owner's name for the area, such as dining room, terrace or bar. Empty without areas. */
  readonly area: string;
  readonly audience: TableAudience;
  /** Among equally suitable tables the one with the lowest priority is used first. */
  readonly priority: number;
}

/** Tables of a layout that may be pushed together for one party. */
export interface TableCombination {
  readonly id: string;
  readonly componentIds: readonly string[];
  readonly smallest: number;
  readonly largest: number;
}

export const backgroundKinds = ['wall', 'bar', 'door', 'area'] as const;

export type BackgroundKind = (typeof backgroundKinds)[number];

/** A piece of the background, which is drawn behind the tables and does not affect bookings. */
export interface BackgroundPiece {
  readonly id: string;
  readonly kind: BackgroundKind;
  /** The center, in the units of the tables. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly label: string;
}

/** A named floor plan. */
export interface Layout {
  readonly id: string;
  readonly restaurantId: string;
  readonly name: string;
  /** Incremented with every save. */
  readonly version: number;
  readonly fixedComponents: readonly FixedComponent[];
  readonly combinations: readonly TableCombination[];
  readonly background: readonly BackgroundPiece[];
}

/** The part of a layout that a save replaces. */
export type LayoutContent = Pick<Layout, 'fixedComponents' | 'combinations' | 'background'>;

/** Name of a restaurant's first floor plan. */
export const defaultLayoutName = 'Main Floor';

export const emptyLayout: LayoutContent = { fixedComponents: [], combinations: [], background: [] };

/** The default booking fields of a table. */
export const plainTable = {
  smallest: 0,
  largest: 0,
  area: '',
  audience: 'everyone',
  priority: 0,
} as const satisfies Partial<FixedComponent>;

const rotationStep = 15;
const maxNumberLength = 20;

/** Normalizes rotations to steps of 15 degrees within one turn, and typed texts. */
export function tidyComponent(component: FixedComponent): FixedComponent {
  const { rotation, tableNumber, area } = component;
  return {
    ...component,
    rotation: tidyRotation(rotation),
    tableNumber: sanitize(tableNumber).slice(0, maxNumberLength),
    area: sanitize(area),
  };
}

/** The same for a piece of the background. */
export function tidyBackground(piece: BackgroundPiece): BackgroundPiece {
  return { ...piece, rotation: tidyRotation(piece.rotation), label: sanitize(piece.label) };
}

function tidyRotation(rotation: number): number {
  const steps = Math.round(rotation / rotationStep);
  return (((steps * rotationStep) % 360) + 360) % 360;
}

/**
 * The layout with new places of the tables, from a caller that sends nothing else: tables keep their other fields by
 * id, and combinations with removed tables are removed.
 */
export function withPlaces(
  { fixedComponents: known, combinations, background }: LayoutContent,
  places: readonly FixedComponent[],
): LayoutContent {
  const byId = new Map(known.map((component) => [component.id, component]));
  const fixedComponents = places.map((place) => {
    const { smallest, largest, area, audience, priority } = byId.get(place.id) ?? plainTable;
    return { ...place, smallest, largest, area, audience, priority };
  });
  return { fixedComponents, combinations: knownCombinations(fixedComponents, combinations), background };
}

/** The combinations of which all tables exist. */
export function knownCombinations(
  components: readonly Pick<FixedComponent, 'id'>[],
  combinations: readonly TableCombination[],
): readonly TableCombination[] {
  const ids = new Set(components.map(({ id }) => id));
  return combinations.filter(({ componentIds }) => componentIds.every((id) => ids.has(id)));
}
