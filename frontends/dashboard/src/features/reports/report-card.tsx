import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Card, EmptyState, Stack, Table, color, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { DateRange } from '../../lib/calendar';
import { messageOf } from '../../lib/message-of';
import { useRights } from '../../lib/rights';
import { saveBlob } from '../../lib/save-blob';
import { SectionTitle } from '../../lib/section-title';
import { t as common } from '../../lib/texts';
import { toast } from '../../lib/toast';
import { reportFile } from './api/reports';
import type { ReportName } from './api/reports';
import type { ReportTable } from './tables';
import { t } from './texts';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Figures = styled.details`
  summary {
    display: list-item;
    min-height: ${touchTarget};
    padding-block: ${space.sm};
    color: ${color.accent};
    cursor: pointer;
  }
`;

interface ReportCardProps {
  restaurantId: string;
  range: DateRange;
  name: ReportName | 'forecast';
  table: ReportTable;
  /** Reads the file; by default that of the range. */
  read?: () => Promise<string>;
  /** What the figures are. */
  explanation: string;
  /** The figures in a sentence. */
  summary?: string;
  /** The chart; absent: the table is shown at once. */
  children?: ReactNode;
}

/** A report: its figures in a sentence, as a chart and as a table, and as a file. */
export function ReportCard({
  restaurantId,
  range,
  name,
  table,
  explanation,
  summary,
  children,
  read = () => reportFile(restaurantId, name as ReportName, range),
}: ReportCardProps) {
  const id = useId();
  const { exports: mayExport } = useRights();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const text = await read();
      // The byte order mark makes spreadsheets read it as UTF-8.
      const file = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
      saveBlob(`${name}-${range.start}-${range.end}.csv`, file);
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    } finally {
      setSaving(false);
    }
  };
  const isEmpty = table.rows.length === 0;
  const shown = <ReportRows table={table} />;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="md">
        <Header>
          <SectionTitle id={id}>{table.caption}</SectionTitle>
          {!isEmpty && (
            <Button
              variant="secondary"
              busy={isSaving}
              aria-label={t('reports.csv.for', { report: table.caption })}
              disabled={!mayExport}
              title={mayExport ? undefined : common('common.noExport')}
              onClick={() => void save()}
            >
              {t('reports.csv')}
            </Button>
          )}
        </Header>
        {isEmpty ? (
          <EmptyState title={t('reports.noneTitle')}>{t('reports.noneText')}</EmptyState>
        ) : (
          <>
            {summary && <p>{summary}</p>}
            {children ? (
              <>
                {children}
                <Figures>
                  <summary>{t('reports.showTable')}</summary>
                  {shown}
                </Figures>
              </>
            ) : (
              shown
            )}
          </>
        )}
        <Muted>{explanation}</Muted>
      </Stack>
    </Card>
  );
}

function ReportRows({ table: { caption, headers, rows } }: { table: ReportTable }) {
  const numbered = rows.map((cells, index) => ({ cells, index }));
  return (
    <Table
      caption={t('reports.tableOf', { report: caption })}
      columns={headers.map((header, column) => ({
        key: header,
        header,
        cell: ({ cells }: (typeof numbered)[number]) => cells[column],
        namesRow: column === 0,
        numeric: column > 0 && typeof rows[0]?.[column] === 'number',
      }))}
      rows={numbered}
      rowKey={({ index }) => String(index)}
    />
  );
}
