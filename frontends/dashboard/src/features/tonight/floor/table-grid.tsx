import { memo, useMemo } from 'react';
import type { Section, TableState } from '@tablewell/api-client/book';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { serversByTable } from '../../../parts/evening/servers';
import { TableTile } from './table-tile';
import { markOf } from './sought';
import type { Sought } from './sought';
import { isFirstVisitAt } from './table-words';
import { t } from '../texts';

const Area = styled.section`
  h3 {
    margin-bottom: ${space.xs};
    color: ${color.textMuted};
    font-size: 0.875rem;
    font-weight: 650;
  }
  & + & {
    margin-top: ${space.md};
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface TableGridProps {
  states: readonly TableState[];
  sections: readonly Section[];
  /** Undefined: all. */
  sought: Sought | undefined;
  /** The parties whose guests come for the first time. */
  firstVisits: ReadonlySet<string>;
  /** The instant that is shown. */
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

/** The tables of the restaurant with their parties, their servers, the next parties and until when each is free. */
export const TableGrid = memo(function TableGrid(props: TableGridProps) {
  const { states: all, sections, sought, firstVisits, ...tile } = props;
  const servers = useMemo(() => serversByTable(sections), [sections]);
  const areas = useMemo(() => byArea(all), [all]);
  const tileOf = (state: TableState) => (
    <TableTile
      state={state}
      server={servers.get(state.table.number)}
      mark={markOf(state, sought)}
      isFirstVisit={isFirstVisitAt(state, firstVisits)}
      {...tile}
    />
  );
  return (
    <div data-search={sought ? '' : undefined}>
      {[...areas].map(([area, states]) => (
        <Area key={area} aria-label={area || t('tonight.floor.tables')}>
          {area && <h3>{area}</h3>}
          <Tiles>
            {states.map((state) => (
              <li key={state.table.number}>{tileOf(state)}</li>
            ))}
          </Tiles>
        </Area>
      ))}
    </div>
  );
});

function byArea(states: readonly TableState[]): ReadonlyMap<string, readonly TableState[]> {
  const areas = new Map<string, TableState[]>();
  for (const state of states) {
    const own = areas.get(state.table.area);
    if (own) own.push(state);
    else areas.set(state.table.area, [state]);
  }
  return areas;
}
