import type { MailsTexts } from '@tablewell/languages/mails-texts';
import type { createTexts } from '@tablewell/languages/texts';
import type { BoardPiece, FigureKind, FigureRow } from '../../domain/board-week';
import { ownText, safeName, type SafeText } from '../../domain/safe-text';
import type { MailTable } from './render';

type T = ReturnType<typeof createTexts<MailsTexts>>;

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** A Sunday. */
const sunday = Date.parse('2026-11-01');
const dayMs = 86_400_000;

const dayText = (date: string) => dayFormat.format(Date.parse(date));
const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const count = (value: number | undefined) => numberFormat.format(value ?? 0);
const share = (part: number | undefined, whole: number | undefined) =>
  whole ? `${Math.round((100 * (part ?? 0)) / whole)}%` : '–';

/** The columns of each kind after the first, which names the row. */
const columns: Readonly<Record<FigureKind, readonly (keyof MailsTexts & `board.column.${string}`)[]>> = {
  'in-short': ['board.column.now'],
  covers: ['board.column.parties', 'board.column.covers', 'board.column.walkIns'],
  'no-shows': [
    ...(['board.column.booked', 'board.column.noShows'] as const),
    ...(['board.column.late', 'board.column.earlier'] as const),
  ],
  'turn-times': ['board.column.parties', 'board.column.planned', 'board.column.median'],
  'table-use': ['board.column.at', 'board.column.seated'],
  'lead-times': ['board.column.booked', 'board.column.share', 'board.column.noShows'],
  'lost-demand': ['board.column.parties', 'board.column.covers'],
  waits: ['board.column.now'],
  sources: ['board.column.booked'],
  forecast: ['board.column.bookedCovers', 'board.column.forecast'],
  restaurants: ['board.column.parties', 'board.column.covers', 'board.column.noShows'],
};

/** The table of a piece (REPORT-17). */
export function boardTable(t: T, piece: BoardPiece): MailTable {
  const { kind, restaurantName, from, until, before } = piece;
  const days =
    from === until ? dayText(from) : t('board.days', { from: dayText(from), until: dayText(until) });
  const restaurant = restaurantName === '' ? t('board.group') : safeName(restaurantName);
  const rows = rowsOf(t, piece);
  const compared = (kind === 'in-short' || kind === 'lead-times') && before.length > 0;
  return {
    caption: ownText(t(`board.kind.${kind}`)),
    where: ownText(t('board.where', { restaurant, days })),
    headers: [
      ownText(t(`board.row.${kind}`)),
      ...columns[kind].map((name) => ownText(t(name))),
      ...(compared ? [ownText(t('board.column.before'))] : []),
    ],
    rows,
    none: ownText(t('board.nothing')),
  };
}

function rowsOf(t: T, { kind, rows, before }: BoardPiece): SafeText[][] {
  const own = (cells: readonly string[]) => cells.map(ownText);
  const all = (row: FigureRow) => row.values.map(count);
  const total = rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
  const [first] = rows;
  switch (kind) {
    case 'in-short':
      return first ? inShort(t, first.values, before[0]?.values) : [];
    case 'waits':
      return first
        ? (['within', 'sooner', 'later', 'left'] as const).map((name, place) =>
            own([t(`board.waits.${name}`), count(first.values[place])]),
          )
        : [];
    case 'lead-times':
      return rows.map(({ label, values }) => {
        const then = before.find((row) => row.label === label)?.values[0];
        const totalBefore = before.reduce((sum, row) => sum + (row.values[0] ?? 0), 0);
        return own([
          ...[t(bandText(label)), count(values[0]), share(values[0], total), share(values[1], values[0])],
          ...(before.length > 0 ? [share(then, totalBefore)] : []),
        ]);
      });
    case 'table-use':
      return rows.map(({ label, values: [minute = 0, covers] }) =>
        own([weekdayFormat.format(sunday + Number(label) * dayMs), clockText(minute), count(covers)]),
      );
    case 'forecast':
      return rows.map(({ label, values: [booked, told = -1] }) =>
        own([dayText(label), count(booked), told < 0 ? '–' : count(told)]),
      );
    case 'turn-times':
      return rows.map((row) => own([t('board.size', { count: Number(row.label) }), ...all(row)]));
    case 'no-shows':
      return rows.map((row) => own([t('board.all'), ...all(row)]));
    case 'covers':
      return rows.map((row) => [safeName(row.label || t('board.outside')), ...own(all(row))]);
    case 'lost-demand':
      return rows.map((row) => [safeName(row.label.replaceAll('-', ' ')), ...own(all(row))]);
    case 'sources':
    case 'restaurants':
      return rows.map((row) => [safeName(row.label), ...own(all(row))]);
  }
}

function inShort(
  t: T,
  [covers, parties, walkIns, booked, noShows, late]: readonly number[],
  before: readonly number[] | undefined,
): SafeText[][] {
  const row = (name: string, now: string, then: () => string) =>
    [name, now, ...(before ? [then()] : [])].map(ownText);
  return [
    row(t('board.column.covers'), count(covers), () => count(before?.[0])),
    row(t('board.column.parties'), count(parties), () => count(before?.[1])),
    row(t('board.column.walkIns'), count(walkIns), () => count(before?.[2])),
    row(t('board.column.noShows'), share(noShows, booked), () => share(before?.[4], before?.[3])),
    row(t('board.column.late'), share(late, booked), () => share(before?.[5], before?.[3])),
  ];
}

const bandText = (band: string) =>
  band === '1' ? 'board.band.day' : band === '2' ? 'board.band.week' : 'board.band.longer';
