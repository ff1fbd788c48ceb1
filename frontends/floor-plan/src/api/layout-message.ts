import type {
  BackgroundPiece,
  FixedComponent,
  TableCombination,
} from '@tablewell/proto/restaurant/v1/layout_pb';
import { writeAudience, writePieceKind } from '@tablewell/api-client/floor/enums';
import type { Combination, Document, Piece } from '../model/document';
import type { Table } from '../model/table';

type Fields<Message> = Omit<Message, '$typeName' | '$unknown'>;

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
  audience: writeAudience(audience),
});

const writeCombination = ({ id, tables, smallest, largest }: Combination): Fields<TableCombination> => ({
  id,
  componentIds: [...tables],
  smallestParty: smallest,
  largestParty: largest,
});

const writePiece = ({ kind, ...rest }: Piece): Fields<BackgroundPiece> => ({
  ...rest,
  kind: writePieceKind(kind),
});
