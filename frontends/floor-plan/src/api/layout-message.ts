import type {
  BackgroundPiece,
  FixedComponent,
  Layout as LayoutMessage,
  TableCombination,
} from '@tablewell/proto/restaurant/v1/layout_pb';
import { tableAudiences } from '@tablewell/restaurant-rules/floor';
import { pieceKinds } from '../model/document';
import type { Combination, Document, Piece } from '../model/document';
import type { Table } from '../model/table';

/** A stored floor plan with its name. */
export interface Layout {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Whether the layout is in service: reservations are booked at its tables. */
  readonly inService: boolean;
  readonly document: Document;
}

type Fields<Message> = Omit<Message, '$typeName' | '$unknown'>;

/** The values by their numbers in the proto file, from 1; unknown ones are read as the first. */
const audienceOf = (value: number) => tableAudiences[value - 1] ?? 'everyone';
const kindOf = (value: number) => pieceKinds[value - 1] ?? 'area';

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

const readTable = ({ id, type, x, y, rotation, ...rest }: FixedComponent): Table => ({
  id,
  type,
  x,
  y,
  rotation,
  number: rest.tableNumber,
  smallest: rest.smallestParty,
  largest: rest.largestParty,
  area: rest.area,
  audience: audienceOf(rest.audience),
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
  kind: kindOf(kind),
  x,
  y,
  width,
  height,
  rotation,
  label,
});

/** The document as the message of a save. */
export const writeDocument = ({ plan, combinations, background }: Document) => ({
  fixedComponents: plan.map(writeTable),
  details: { combinations: combinations.map(writeCombination), background: background.map(writePiece) },
});

const writeTable = ({ number, smallest, largest, audience, ...rest }: Table): Fields<FixedComponent> => ({
  ...rest,
  tableNumber: number,
  smallestParty: smallest,
  largestParty: largest,
  audience: tableAudiences.indexOf(audience) + 1,
});

const writeCombination = ({ id, tables, smallest, largest }: Combination): Fields<TableCombination> => ({
  id,
  componentIds: [...tables],
  smallestParty: smallest,
  largestParty: largest,
});

const writePiece = ({ kind, ...rest }: Piece): Fields<BackgroundPiece> => ({
  ...rest,
  kind: pieceKinds.indexOf(kind) + 1,
});
