import { memo, useMemo } from 'react';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { minutesOver, minutesSince } from '@tablewell/api-client/evening';
import type { Section, TableKind, TableState } from '@tablewell/api-client/evening';
import { hatched } from '../blocks/hatched';
import { serversByTable } from '../model/sections';
import type { TableServer } from '../model/sections';
import { sectionPaint, serverMark } from '../sections/section-paint';
import { clockAt, duration } from '../words';
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

/** The left edge and the text show the state; color only helps. */
const Tile = styled.button`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  width: 100%;
  min-height: 6.75rem;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.border};
  border-left: 5px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: left;
  cursor: pointer;
  &[data-kind='occupied'] {
    border-left-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &[data-kind='due'] {
    border-left-color: ${color.info};
    border-left-style: double;
    background: ${color.infoSoft};
  }
  &[data-kind='over'] {
    border-left-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  &[data-kind='free'] {
    border-left-color: ${color.border};
  }
  &[data-blocked] {
    background: ${hatched};
  }
  &[data-kind='blocked'] {
    border-left-color: ${color.textMuted};
    border-left-style: dashed;
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

export const kindLabel = (kind: TableKind): string => t(`tonight.kind.${kind}`);

interface TableGridProps {
  states: readonly TableState[];
  sections: readonly Section[];
  /** The instant that is shown. */
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

const noSections: readonly Section[] = [];

/** The tables of the restaurant with their parties, their servers, the next parties and until when each is free. */
export const TableGrid = memo(function TableGrid(props: TableGridProps) {
  const { states: all, sections = noSections, ...tile } = props;
  const servers = useMemo(() => serversByTable(sections), [sections]);
  const areas = useMemo(() => byArea(all), [all]);
  const tileOf = (state: TableState) => (
    <TableTile state={state} server={servers.get(state.table.number)} {...tile} />
  );
  return (
    <div>
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

interface TableTileProps {
  state: TableState;
  server: TableServer | undefined;
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

/** Rendered again only if the table, its parties or the time changed. */
const TableTile = memo(function TableTile({ state, server, at, zone, onOpen }: TableTileProps) {
  const { table, kind, party } = state;
  const isBlocked = isBlockedAt(state, at);
  const who = kind !== 'blocked' && party ? `${party.name} · ${party.size}` : kindLabel(kind);
  const when = stateText(state, at, zone);
  return (
    <Tile
      type="button"
      data-kind={kind}
      data-blocked={isBlocked ? '' : undefined}
      aria-label={nameOf(state, server?.server, at, zone)}
      onClick={() => onOpen(state)}
    >
      <Head>
        {table.number} <small>{t('tonight.table.seats', { seats: table.seats })}</small>
      </Head>
      <Who>{who}</Who>
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
    one.at === other.at &&
    one.zone === other.zone &&
    one.onOpen === other.onOpen
  );
}

/** A table with its state, its party and its server, in words. */
export function nameOf(state: TableState, server: string | undefined, at: number, zone: string): string {
  const { table, kind, party } = state;
  return [
    t('tonight.table.title', { number: table.number }),
    t('tonight.table.seats', { seats: table.seats }),
    kindLabel(kind),
    ...(party ? [party.name, t('tonight.partyOf', { size: party.size })] : []),
    stateText(state, at, zone),
    ...(isBlockedAt(state, at) && kind !== 'blocked' ? [t('tonight.table.isBlocked')] : []),
    ...(server ? [t('tonight.table.servedBy', { server })] : []),
  ].join(', ');
}

/** Whether a block of the table has started, even while a party sits there. */
export const isBlockedAt = ({ block }: TableState, at: number): boolean =>
  block !== undefined && block.from <= at;

/** The time that matters at a table: since when, from when, until when. */
export function stateText(
  { kind, party, freeUntil, next, block }: TableState,
  at: number,
  zone: string,
): string {
  if (kind === 'blocked' && block)
    return block.reason
      ? t('tonight.when.blockedBecause', { time: clockAt(block.until, zone), reason: block.reason })
      : t('tonight.when.blocked', { time: clockAt(block.until, zone) });
  if (kind === 'free' || !party)
    return freeUntil === undefined
      ? t('tonight.when.freeAllEvening')
      : t('tonight.when.freeUntil', { time: clockAt(freeUntil, zone) });
  if (kind === 'due')
    return party.stage === 'arrived'
      ? t('tonight.when.here', { duration: duration(minutesSince(party, 'arrive', at) ?? 0) })
      : t('tonight.when.due', { time: clockAt(party.startsAt, zone) });
  if (kind === 'over')
    return next
      ? t('tonight.when.overNext', {
          duration: duration(minutesOver(party, at)),
          time: clockAt(next.startsAt, zone),
        })
      : t('tonight.pastItsTime', { duration: duration(minutesOver(party, at)) });
  return t('tonight.when.seatedUntil', {
    duration: duration(minutesSince(party, 'seat', at) ?? 0),
    time: clockAt(party.until, zone),
  });
}
