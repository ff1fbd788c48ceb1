import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReportTable } from './tables';

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

/** A page on paper, under a title. */
export const SheetPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page>
    <h1>{title}</h1>
    {children}
  </Page>
);

/** A table on paper; nothing if it has no rows. */
export const SheetTable = ({ table: { caption, headers, rows } }: { table: ReportTable }) =>
  rows.length > 0 && (
    <table>
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
  );
