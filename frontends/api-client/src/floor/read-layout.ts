import type {
  BackgroundPiece,
  FixedComponent,
  Layout as LayoutMessage,
  TableCombination,
} from '@tablewell/proto/restaurant/v1/layout_pb';
import { readAudience, readPieceKind } from './layout-enums';
import type { Combination, Layout, LayoutTable, Piece } from './layout';

/** Converts a message of the service to the pages' model. */
export function readLayout(message: Omit<LayoutMessage, '$typeName'>): Layout {
  return {
    id: message.id,
    name: message.name,
    version: Number(message.version),
    inService: message.inService,
    document: {
      plan: message.fixedComponents.map(readTable),
      combinations: message.combinations.map(readCombination),
      background: message.background.map(readPiece),
    },
  };
}

const readTable = ({ id, type, x, y, rotation, ...rest }: FixedComponent): LayoutTable => ({
  id,
  type,
  x,
  y,
  rotation,
  number: rest.tableNumber,
  smallest: rest.smallestParty,
  largest: rest.largestParty,
  area: rest.area,
  audience: readAudience(rest.audience),
  priority: rest.priority,
});

const readCombination = ({
  id,
  componentIds,
  smallestParty,
  largestParty,
}: TableCombination): Combination => ({
  id,
  tables: componentIds,
  smallest: smallestParty,
  largest: largestParty,
});

const readPiece = ({ id, kind, x, y, width, height, rotation, label }: BackgroundPiece): Piece => ({
  id,
  kind: readPieceKind(kind),
  x,
  y,
  width,
  height,
  rotation,
  label,
});
