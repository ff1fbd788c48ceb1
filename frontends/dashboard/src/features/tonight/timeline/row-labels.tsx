import type { Section, Table } from '@tablewell/api-client/book';
import { serversByTable } from '../../../parts/evening/servers';
import { sectionPaint } from '../../../parts/evening/section-paint';
import { noTable } from './layout';
import type { TimelineLayout } from './layout';
import { Labels } from './timeline-style';
import { t } from '../texts';

interface RowLabelsProps {
  layout: Pick<TimelineLayout, 'rows' | 'rowHeight'>;
  tables: readonly Table[];
  sections: readonly Section[];
}

/** The table of each row with its seats and the mark of its server. Bars name their tables, so it is not read aloud. */
export function RowLabels({ layout: { rows, rowHeight }, tables, sections }: RowLabelsProps) {
  const seats = new Map(tables.map((table) => [table.number, table.seats]));
  const servers = serversByTable(sections);
  return (
    <Labels aria-hidden="true">
      {rows.map((number, row) => {
        const server = servers.get(number);
        return number === noTable ? (
          <span key={`none ${row}`} data-lost="" style={{ height: rowHeight }}>
            {row === 0 && t('tonight.timeline.noTable')}
          </span>
        ) : (
          <span key={number} style={{ height: rowHeight }}>
            <b>{number}</b>
            <small>{t('tonight.timeline.seats', { seats: seats.get(number) ?? 0 })}</small>
            {server && (
              <i title={server.server} style={{ ['--server' as string]: sectionPaint(server.index) }} />
            )}
          </span>
        );
      })}
    </Labels>
  );
}
