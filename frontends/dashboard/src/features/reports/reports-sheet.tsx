import { styled } from 'styled-components';
import { PrintSheet } from '../../lib/print-sheet';
import type { Reports } from './api/reports';
import type { Forecast } from './api/forecast';
import { leadTimesTable } from './lead-times';
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

const Page = styled.div`
  font-size: 9pt;
  h1 {
    margin: 0 0 3mm;
    font-size: 13pt;
  }
  table {
    width: 100%;
    margin: 0 0 6mm;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding: 0 0 1mm;
    font-size: 11pt;
    font-weight: 700;
    text-align: start;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 0.6mm 2mm 0.6mm 0;
    border-bottom: 0.2mm solid #999;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

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
    <Page>
      <h1>{title}</h1>
      {[
        ...(forecast ? [forecastTable(forecast)] : []),
        ...[coversTable, attendanceTable, staysTable, useTable].map((make) => make(reports)),
        leadTimesTable(reports, earlier),
        ...[lostTable, sourcesTable].map((make) => make(reports)),
      ]
        .filter(({ rows }) => rows.length > 0)
        .map(({ caption, headers, rows }) => (
          <table key={caption}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, index) => (
                <tr key={index}>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </Page>
  </PrintSheet>
);
