import { Refusal } from '@tablewell/chassis/refusal';
import { clockTime } from '../party/step-refusals';
import type { Reservation } from '../party/reservation';
import type { BlockedTable } from './blocked';
import type { Clash } from './chosen-tables';

/** The refusal of a blocked table (EVENING-12). */
export function tableBlocked({ tableNumber, block }: BlockedTable, timezone: string): Refusal {
  const interval = `from ${clockTime(block.from, timezone)} to ${clockTime(block.until, timezone)}`;
  const why = block.reason ? `: ${block.reason}` : '';
  return new Refusal('conflict', 'table-blocked', `Table ${tableNumber} is blocked ${interval}${why}.`);
}

/** The refusal of tables that another party has or needs. */
export class TableTaken extends Refusal {
  constructor(
    code: string,
    message: string,
    readonly clash: Clash,
    readonly timezone: string,
  ) {
    super('conflict', code, message);
  }
}

/** @param other the party of the claim, if it is known */
export function tableTaken(clash: Clash, other: Reservation | undefined, timezone: string): TableTaken {
  const { tableNumber, claim, others } = clash;
  const taken = (code: string, message: string) => new TableTaken(code, message, clash, timezone);
  if (claim.expiresAt !== undefined) {
    const end = clockTime(claim.expiresAt, timezone);
    return taken(
      'table-taken',
      `Table ${tableNumber} is held until ${end} for a diner who is booking online.`,
    );
  }
  const from = clockTime(claim.from, timezone);
  if (others !== undefined) {
    const first = other ? `${other.name}, ${other.partySize}, ${from}` : `another party, ${from}`;
    const more = others === 0 ? '' : others === 1 ? ' and another party' : ` and ${others} other parties`;
    const what = claim.tableNumbers?.length ? 'a table in the area that it asked for' : 'a table';
    return taken('leaves-without-table', `This leaves ${first}${more}, without ${what}.`);
  }
  const name = other ? `${other.name} (party of ${other.partySize})` : 'another party';
  const stay = claim.seated
    ? `who sat down at ${from}`
    : `from ${from} to ${clockTime(claim.until, timezone)}`;
  return taken('table-taken', `Table ${tableNumber} is taken by ${name}, ${stay}.`);
}
