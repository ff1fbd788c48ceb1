import { PrintSheet } from '../../lib/print-sheet';
import type { Forecast } from './api/forecast';
import type { Reports } from './api/reports';
import { leadTimesTable } from './lead-times';
import { SheetPage, SheetTable } from './sheet-page';
import {
  attendanceTable,
  coversTable,
  forecastTable,
  lostTable,
  sourcesTable,
  staysTable,
  useTable,
} from './tables';
import type { EarlierReports } from './use-earlier';

interface ReportsSheetProps {
  reports: Reports;
  earlier: EarlierReports | undefined;
  /** Undefined if it could not be read. */
  forecast: Forecast | undefined;
  /** The restaurant and the range. */
  title: string;
  onPrinted: () => void;
}

/** All reports on paper, as tables. */
export const ReportsSheet = ({ reports, earlier, forecast, title, onPrinted }: ReportsSheetProps) => (
  <PrintSheet onPrinted={onPrinted}>
    <SheetPage title={title}>
      {[
        ...(forecast ? [forecastTable(forecast)] : []),
        ...[coversTable, attendanceTable, staysTable, useTable].map((make) => make(reports)),
        leadTimesTable(reports, earlier),
        ...[lostTable, sourcesTable].map((make) => make(reports)),
      ].map((table) => (
        <SheetTable key={table.caption} table={table} />
      ))}
    </SheetPage>
  </PrintSheet>
);
