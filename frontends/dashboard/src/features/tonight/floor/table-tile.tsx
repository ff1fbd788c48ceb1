import { memo } from 'react';
import type { TableState } from '@tablewell/api-client/book';
import { color, radius, space, tableStateNames, tableStates } from '@tablewell/ui';
import { css, styled } from 'styled-components';
import { PartyMarks } from '../../../lib/party-signs';
import { hatched } from '../blocks/hatched';
import type { TableServer } from '../../../parts/evening/servers';
import { sectionPaint, serverMark } from '../../../parts/evening/section-paint';
import type { Mark } from './sought';
import { isBlockedAt, kindLabel, nameOf, stateText } from './table-words';
import { seatsLabel } from '../../../parts/evening/labels';

/** The edge at the start and the text show the state; color only helps. */
const Tile = styled.button`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  width: 100%;
  min-height: 6.75rem;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.border};
  border-inline-start: 5px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: start;
  cursor: pointer;
  /* As for the rows of the list: in a large restaurant a dialog makes the browser compute only the tables in sight. */
  content-visibility: auto;
  contain-intrinsic-height: auto 6.75rem;
  &[data-hit] {
    outline: 3px solid ${color.brass};
  }
  &[data-hit='best'] {
    outline-color: ${color.accent};
  }
  [data-search] &:not([data-hit]) {
    opacity: 0.45;
  }
  /* A party is dragged over it. */
  &[data-drop] {
    outline: 3px solid ${color.accent};
  }
  &[data-drop='ask'] {
    outline-color: ${color.warning};
  }
  &[data-drop='refused'] {
    outline-color: ${color.danger};
  }
  ${tableStateNames.map(
    (name) => css`
      &[data-kind='${name}'] {
        border-inline-start-color: ${tableStates[name].stroke};
        background: ${tableStates[name].fill};
      }
    `,
  )}
  &[data-kind='due'] {
    border-inline-start-style: double;
  }
  &[data-blocked] {
    background: ${hatched};
  }
  &[data-kind='blocked'] {
    border-inline-start-style: dashed;
  }
`;

const Head = styled.span`
  display: flex;
  justify-content: space-between;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  small {
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 500;
  }
`;

const Server = styled.span`
  display: flex;
  gap: ${space.xxs};
  align-items: center;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: 0.75rem;
  white-space: nowrap;
  i {
    ${serverMark}
  }
`;

const Who = styled.span`
  display: flex;
  gap: 0.125rem;
  overflow: hidden;
  font-size: 0.9375rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const When = styled.span`
  color: ${color.textMuted};
  font-size: 0.8125rem;
  line-height: 1.35;
  [data-kind='over'] & {
    color: ${color.danger};
    font-weight: 650;
  }
`;

interface TableTileProps {
  state: TableState;
  server: TableServer | undefined;
  /** While a host looks for some tables. */
  mark: Mark;
  isFirstVisit: boolean;
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

/** A table as a button that opens it. Rendered again only if the table, its parties or the time changed. */
export const TableTile = memo(function TableTile({
  state,
  server,
  mark,
  isFirstVisit,
  at,
  zone,
  onOpen,
}: TableTileProps) {
  const { table, kind, party } = state;
  const isBlocked = isBlockedAt(state, at);
  const who = kind !== 'blocked' && party ? `${party.name} · ${party.size}` : kindLabel(kind);
  const when = stateText(state, at, zone);
  return (
    <Tile
      type="button"
      data-kind={kind}
      data-blocked={isBlocked ? '' : undefined}
      data-hit={mark}
      data-drop-table={table.number}
      data-drag-party={party && kind !== 'free' && kind !== 'blocked' ? party.id : undefined}
      data-drag-held=""
      aria-label={nameOf(state, server?.server, at, zone, isFirstVisit)}
      onClick={() => onOpen(state)}
    >
      <Head>
        {table.number} <small>{seatsLabel(table.seats)}</small>
      </Head>
      <Who>
        {kind !== 'blocked' && kind !== 'free' && party && (
          <PartyMarks of={party} isFirstVisit={isFirstVisit} withAllergy />
        )}
        {who}
      </Who>
      <When>{when}</When>
      {server && (
        <Server>
          <i style={{ ['--server' as string]: sectionPaint(server.index) }} />
          {server.server}
        </Server>
      )}
    </Tile>
  );
}, isSameTile);

function isSameTile(one: TableTileProps, other: TableTileProps): boolean {
  const { state: a } = one;
  const { state: b } = other;
  return (
    a.table === b.table &&
    a.kind === b.kind &&
    a.party === b.party &&
    a.next === b.next &&
    a.freeUntil === b.freeUntil &&
    a.block === b.block &&
    one.server?.server === other.server?.server &&
    one.server?.index === other.server?.index &&
    one.mark === other.mark &&
    one.isFirstVisit === other.isFirstVisit &&
    one.at === other.at &&
    one.zone === other.zone &&
    one.onOpen === other.onOpen
  );
}
