import type { FieldProblem } from '@tablewell/chassis/refusal';
import { nameProblem } from '@tablewell/shared/text';
import {
  hasOwnDays,
  maxPieces,
  maxRecipients,
  type Person,
  type Piece,
  type PieceKind,
  type PiecePeriod,
} from './board';

const longestName = 60;
const longestId = 40;

/** A piece as it was sent. */
export interface GivenPiece extends Omit<Piece, 'kind'> {
  /** Undefined: unknown to this release. */
  readonly kind: PieceKind | undefined;
}

/** The problems with the name of a board. Expects a sanitized one. */
export function boardNameProblems(name: string): FieldProblem[] {
  if (name === '') return [{ field: 'name', message: 'Please give the board a name' }];
  if ([...name].length > longestName)
    return [{ field: 'name', message: `The name cannot exceed ${longestName} characters` }];
  const message = nameProblem('The name', name);
  return message ? [{ field: 'name', message }] : [];
}

const isOver = (period: PiecePeriod | undefined): boolean =>
  period !== undefined && period.startsWith('last-');

/** The problems with those who get the weekly mail, of the people who can get it (REPORT-16). */
export function recipientsProblems(
  { isOn, recipients }: { readonly isOn: boolean; readonly recipients: readonly string[] },
  people: readonly Pick<Person, 'userId'>[],
): FieldProblem[] {
  const problem = (message: string) => [{ field: 'recipientIds', message }];
  if (recipients.length > maxRecipients) return problem(`At most ${maxRecipients} people get the mail`);
  if (new Set(recipients).size < recipients.length) return problem('Somebody is chosen twice');
  const known = new Set(people.map(({ userId }) => userId));
  if (!recipients.every((id) => known.has(id)))
    return problem('Please choose people who work in these restaurants');
  return isOn && recipients.length === 0 ? problem('Please choose who gets the mail') : [];
}

/** What is wrong with one piece, without its restaurant. */
function pieceProblem({ id, kind, restaurantId, period, isCompared }: GivenPiece): string | undefined {
  if (id === '' || id.length > longestId) return `A piece needs an id of at most ${longestId} characters`;
  if (kind === undefined) return 'Please choose what the piece shows';
  if (kind === 'restaurants' && restaurantId !== '') return 'This piece is of the whole group';
  if (kind !== 'restaurants' && restaurantId === '') return 'Please choose the restaurant of the piece';
  if (hasOwnDays(kind) && (period !== undefined || isCompared)) return 'This piece has days of its own';
  if (!hasOwnDays(kind) && period === undefined) return 'Please choose the days of the piece';
  if (isCompared && !isOver(period)) return 'Only days that are over can be compared';
  return undefined;
}

/** The problems with the pieces of a board (REPORT-12); one of a piece names its place, from 0. */
export function piecesProblems(pieces: readonly GivenPiece[]): FieldProblem[] {
  if (pieces.length > maxPieces)
    return [{ field: 'pieces', message: `A board has at most ${maxPieces} pieces` }];
  if (new Set(pieces.map(({ id }) => id)).size < pieces.length)
    return [{ field: 'pieces', message: 'Two pieces have the same id' }];
  return pieces.flatMap((piece, place) => {
    const message = pieceProblem(piece);
    return message ? [{ field: `pieces[${place}]`, message }] : [];
  });
}
