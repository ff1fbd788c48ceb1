import { useQuery } from '@tanstack/react-query';
import { browserZone } from '@tablewell/api-client';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { mediumDate } from '../../../lib/calendar';
import { PrintSheet } from '../../../lib/print-sheet';
import { useToday } from '../../../lib/use-today';
import { listGroups, overviewOf } from '../../../parts/group/overview';
import { forecastOf } from '../api/forecast';
import { reportsOf } from '../api/reports';
import { waitsOf } from '../api/waits';
import { SheetPage, SheetTable } from '../sheet-page';
import { forecastTable } from '../tables';
import type { ReportTable } from '../tables';
import { t as reportsText } from '../texts';
import { useEarlier } from '../use-earlier';
import { periods, rangeOf } from './board';
import type { Board, Piece } from './board';
import { reportTable, restaurantsTable, waitsTable } from './piece-tables';
import { t } from './texts';

interface BoardSheetProps {
  board: Board;
  names: ReadonlyMap<string, string>;
  onPrinted: () => void;
}

/** A board on paper: the tables of its pieces, as far as they have been read. */
export const BoardSheet = ({ board, names, onPrinted }: BoardSheetProps) => (
  <PrintSheet onPrinted={onPrinted}>
    <SheetPage title={board.name}>
      {board.pieces.map((piece) => {
        if (piece.kind === 'restaurants') return <RestaurantsOnPaper key={piece.id} />;
        const name = names.get(piece.restaurantId);
        return name === undefined ? null : <PieceOnPaper key={piece.id} piece={piece} name={name} />;
      })}
    </SheetPage>
  </PrintSheet>
);

function PieceOnPaper({ piece, name }: { piece: Piece; name: string }) {
  const { kind, restaurantId, period, isCompared } = piece;
  const { data: info } = useQuery(restaurantInfo(restaurantId));
  const today = useToday(browserZone(), info);
  const range = rangeOf(period ?? 'next-28-days', today);
  const weeks = isCompared && period ? periods[period].weeks : undefined;
  const isReport = kind !== 'forecast' && kind !== 'waits' && kind !== 'restaurants';
  const { data: reports } = useQuery({ ...reportsOf(restaurantId, range), enabled: isReport });
  const earlier = useEarlier(restaurantId, range, isReport ? weeks : undefined);
  const { data: forecast } = useQuery({ ...forecastOf(restaurantId, today), enabled: kind === 'forecast' });
  const { data: waits } = useQuery({ ...waitsOf(restaurantId, range), enabled: kind === 'waits' });
  const tableOf = (): ReportTable | undefined => {
    if (kind === 'forecast') return forecast && forecastTable(forecast);
    if (kind === 'waits') return waits && waitsTable(waits);
    return isReport && reports ? reportTable(kind, reports, earlier) : undefined;
  };
  const table = tableOf();
  if (!table) return null;
  const days = period
    ? reportsText('reports.range', { from: mediumDate(range.start), to: mediumDate(range.end) })
    : t('boards.twoWeeks');
  const where = t('boards.of', { restaurant: name, days });
  return <SheetTable table={{ ...table, caption: t('boards.onPaper', { report: table.caption, where }) }} />;
}

function RestaurantsOnPaper() {
  const { data: groups } = useQuery(listGroups());
  const id = groups?.[0]?.id ?? '';
  const { data } = useQuery({ ...overviewOf(id), enabled: id !== '' });
  return data ? <SheetTable table={restaurantsTable(data.restaurants)} /> : null;
}
