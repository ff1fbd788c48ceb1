import { create, type MessageInitShape } from '@bufbuild/protobuf';
import type { Floor, TableAudience } from '@tablewell/restaurant-rules/floor';
import { type FloorSchema, TableAudience as Audience } from '@tablewell/proto/restaurant/v1/floor_pb';
import {
  BackgroundKind as Kind,
  type BackgroundPiece as PieceMessage,
  type FixedComponent as ComponentMessage,
  LayoutSchema,
  type TableCombination as CombinationMessage,
} from '@tablewell/proto/restaurant/v1/layout_pb';
import type { SaveLayoutRequest } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { BackgroundKind, BackgroundPiece, FixedComponent, TableCombination } from '../domain/layout';
import type { ListedLayout } from '../use-cases/layouts';
import type { SaveLayoutCommand } from '../use-cases/save-layout';

const audiences: Record<TableAudience, Audience> = {
  everyone: Audience.EVERYONE,
  staff: Audience.STAFF,
  'walk-ins': Audience.WALK_INS,
};

const kinds: Record<BackgroundKind, Kind> = {
  wall: Kind.WALL,
  bar: Kind.BAR,
  door: Kind.DOOR,
  area: Kind.AREA,
};

/** Returns an unknown value unchanged, so that it is refused with its field's name. */
function named<Name extends string>(names: Record<Name, number>, value: number): Name {
  const found = (Object.keys(names) as Name[]).find((name) => names[name] === value);
  return found ?? (String(value) as Name);
}

const toAudience = (audience: Audience): TableAudience =>
  audience === Audience.UNSPECIFIED ? 'everyone' : named(audiences, audience);

/** The tables that are booked, as a contract message. */
export function toFloorMessage({ tables, combinations }: Floor): MessageInitShape<typeof FloorSchema> {
  return {
    tables: tables.map(({ number, type, smallest, largest, area = '', audience, priority }) => ({
      number,
      type,
      smallestParty: smallest,
      largestParty: largest,
      area,
      audience: audiences[audience],
      priority,
    })),
    combinations: combinations.map(({ tables: tableNumbers, smallest, largest }) => ({
      tableNumbers: [...tableNumbers],
      smallestParty: smallest,
      largestParty: largest,
    })),
  };
}

/** A floor plan as a contract message. */
export function toLayoutMessage({ layout, inService }: ListedLayout) {
  const { id, restaurantId, name, version, fixedComponents, combinations, background } = layout;
  return create(LayoutSchema, {
    id,
    restaurantId,
    name,
    version: BigInt(version),
    inService,
    fixedComponents: fixedComponents.map(({ smallest, largest, audience, ...component }) => ({
      ...component,
      smallestParty: smallest,
      largestParty: largest,
      audience: audiences[audience],
    })),
    combinations: combinations.map(({ smallest, largest, componentIds, ...combination }) => ({
      ...combination,
      componentIds: [...componentIds],
      smallestParty: smallest,
      largestParty: largest,
    })),
    background: background.map(({ kind, ...piece }) => ({ ...piece, kind: kinds[kind] })),
  });
}

/** The message of a save as the domain's content. */
export function toSaveCommand(request: SaveLayoutRequest): SaveLayoutCommand {
  const { restaurantId, layoutId, fixedComponents, baseVersion, details } = request;
  return {
    restaurantId,
    layoutId,
    baseVersion: Number(baseVersion),
    fixedComponents: fixedComponents.map(toComponent),
    details: details && {
      combinations: details.combinations.map(toCombination),
      background: details.background.map(toPiece),
    },
  };
}

function toComponent(component: ComponentMessage): FixedComponent {
  const { id, type, x, y, rotation, tableNumber, smallestParty, largestParty, area, audience, priority } =
    component;
  const places = { id, type, x, y, rotation, tableNumber };
  return {
    ...places,
    smallest: smallestParty,
    largest: largestParty,
    area,
    audience: toAudience(audience),
    priority,
  };
}

function toCombination({
  id,
  componentIds,
  smallestParty,
  largestParty,
}: CombinationMessage): TableCombination {
  return { id, componentIds, smallest: smallestParty, largest: largestParty };
}

function toPiece({ id, kind, x, y, width, height, rotation, label }: PieceMessage): BackgroundPiece {
  return { id, kind: named(kinds, kind), x, y, width, height, rotation, label };
}
