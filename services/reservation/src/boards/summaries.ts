import type { PieceKind } from './board';

/** A row of figures; what its label and values are depends on the kind of the piece. */
export interface SummaryRow {
  readonly label: string;
  readonly values: readonly number[];
}

/** The reports of a range, as far as mails tell of them. */
export interface SummarizedReports {
  readonly covers: readonly {
    readonly period: string;
    readonly parties: number;
    readonly covers: number;
    readonly walkIns: number;
  }[];
  readonly attendance: readonly {
    readonly booked: number;
    readonly noShows: number;
    readonly canceled: number;
    readonly canceledLate: number;
  }[];
  readonly turnTimes: readonly {
    readonly partySize: number;
    readonly parties: number;
    readonly planned: number;
    readonly median: number;
  }[];
  readonly tableUse: readonly {
    readonly weekday: number;
    readonly minute: number;
    readonly covers: number;
  }[];
  readonly leadTimes: readonly {
    readonly band: number;
    readonly reservations: number;
    readonly noShows: number;
  }[];
  readonly lost: readonly { readonly rule: string; readonly parties: number; readonly covers: number }[];
  readonly sources: readonly { readonly source: string; readonly reservations: number }[];
}

/** A mail shows the first of a long list. */
const mostRows = 12;

/** The figures of a report by which a mail tells of it (REPORT-17); none if there is nothing to count. */
export function summarize(
  kind: Exclude<PieceKind, 'waits' | 'forecast' | 'restaurants'>,
  reports: SummarizedReports,
): SummaryRow[] {
  const { covers, attendance, turnTimes, tableUse, leadTimes, lost, sources } = reports;
  switch (kind) {
    case 'in-short':
      return covers.length + attendance.length === 0 ? [] : [inShort(reports)];
    case 'covers':
      return addUp(
        covers,
        ({ period }) => period,
        (row) => [row.parties, row.covers, row.walkIns],
      );
    case 'no-shows':
      return addUp(
        attendance,
        () => '',
        (row) => [row.booked, row.noShows, row.canceledLate, row.canceled - row.canceledLate],
      );
    case 'turn-times':
      return first(
        turnTimes.map(({ partySize, parties, planned, median }) => ({
          ...{ label: String(partySize), values: [parties, planned, median] },
        })),
      );
    case 'table-use':
      return busiest(tableUse);
    case 'lead-times':
      return addUp(
        leadTimes,
        ({ band }) => String(band),
        (row) => [row.reservations, row.noShows],
      ).sort((a, b) => Number(a.label) - Number(b.label));
    case 'lost-demand':
      return addUp(
        lost,
        ({ rule }) => rule,
        (row) => [row.parties, row.covers],
      );
    case 'sources':
      return addUp(
        sources,
        ({ source }) => source,
        (row) => [row.reservations],
      );
  }
}

function inShort({ covers, attendance }: SummarizedReports): SummaryRow {
  const [came] = addUp(
    covers,
    () => '',
    (row) => [row.covers, row.parties, row.walkIns],
  );
  const [booked] = addUp(
    attendance,
    () => '',
    (row) => [row.booked, row.noShows, row.canceledLate],
  );
  return { label: '', values: [...(came?.values ?? [0, 0, 0]), ...(booked?.values ?? [0, 0, 0])] };
}

/** The quarter of an hour of each weekday in which the most people sit at tables. */
function busiest(use: SummarizedReports['tableUse']): SummaryRow[] {
  const most = new Map<number, SummarizedReports['tableUse'][number]>();
  for (const each of use)
    if (each.covers > (most.get(each.weekday)?.covers ?? 0)) most.set(each.weekday, each);
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const peak = most.get(weekday);
    return peak ? [{ label: String(weekday), values: [peak.minute, peak.covers] }] : [];
  });
}

/** Adds values up by label; the largest first value first. */
function addUp<Row>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  valuesOf: (row: Row) => readonly number[],
): SummaryRow[] {
  const sums = new Map<string, readonly number[]>();
  for (const row of rows) {
    const [label, values] = [labelOf(row), valuesOf(row)];
    const known = sums.get(label);
    sums.set(label, known ? values.map((value, place) => value + (known[place] ?? 0)) : values);
  }
  const all = [...sums].map(([label, values]) => ({ label, values }));
  return first(all.sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0)));
}

const first = (rows: readonly SummaryRow[]): SummaryRow[] => rows.slice(0, mostRows);
