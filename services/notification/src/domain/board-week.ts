/** A row of figures; what its label and values are depends on the kind of its piece. */
export interface FigureRow {
  readonly label: string;
  readonly values: readonly number[];
}

export type FigureKind =
  | 'in-short'
  | 'covers'
  | 'no-shows'
  | 'turn-times'
  | 'table-use'
  | 'lead-times'
  | 'lost-demand'
  | 'waits'
  | 'sources'
  | 'forecast'
  | 'restaurants';

/** A piece of a board, in figures. */
export interface BoardPiece {
  readonly kind: FigureKind;
  /** Empty: all restaurants of the group. */
  readonly restaurantName: string;
  /** Dates, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  readonly rows: readonly FigureRow[];
  /** Of as many days before; none if they are not compared or not known. */
  readonly before: readonly FigureRow[];
}

/** The figures of a board for somebody, by mail (REPORT-17). */
export interface BoardWeek {
  readonly boardId: string;
  readonly name: string;
  readonly pieces: readonly BoardPiece[];
}
