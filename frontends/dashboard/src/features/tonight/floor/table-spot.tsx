import { memo } from 'react';
import { tableStates } from '@tablewell/ui';
import { minutesOver, minutesSince } from '@tablewell/api-client/evening';
import type { TableState } from '@tablewell/api-client/evening';
import { shapeFor } from '@tablewell/api-client/floor';
import { sectionPaint } from '../sections/section-paint';
import { shortClockAt } from '../words';
import type { MapTable } from './floor-map';
import { ServerMark, Spot, Words } from './floor-map-style';
import { nameOf } from './table-words';
import { t } from '../texts';

interface TableSpotProps {
  place: MapTable;
  state: TableState;
  server: string | undefined;
  serverIndex: number | undefined;
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

/** A table top with a side of up to this many plan units has room only for its number. */
const tightBelow = 45;
const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** A table on the map: its number, its party and the time that matters. */
export const TableSpot = memo(function TableSpot(props: TableSpotProps) {
  const { place, state, server, serverIndex, at, zone, onOpen } = props;
  const { left, top, width, height, side } = place;
  const isTight = shapeFor(place.table.type).top.height < tightBelow;
  const { kind, party, table } = state;
  return (
    <Spot
      type="button"
      data-kind={kind}
      data-tight={isTight ? '' : undefined}
      data-drop-table={table.number}
      data-drag-party={party && kind !== 'free' && kind !== 'blocked' ? party.id : undefined}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
        ['--side' as string]: side.toFixed(4),
      }}
      aria-label={nameOf(state, server, at, zone)}
      onClick={() => onOpen(state)}
    >
      {serverIndex !== undefined && (
        <ServerMark style={{ ['--server' as string]: sectionPaint(serverIndex) }} />
      )}
      <Words>
        <b>
          <span data-part="sign">{tableStates[kind].sign} </span>
          {table.number}
        </b>
        {party && kind !== 'free' && kind !== 'blocked' && <span data-part="who">{party.name}</span>}
        <small>{timeOf(state, at, zone)}</small>
      </Words>
    </Spot>
  );
}, isSameSpot);

function isSameSpot(one: TableSpotProps, other: TableSpotProps): boolean {
  return (
    one.place === other.place &&
    one.state.table === other.state.table &&
    one.state.kind === other.state.kind &&
    one.state.party === other.state.party &&
    one.state.next === other.state.next &&
    one.state.freeUntil === other.state.freeUntil &&
    one.state.block === other.state.block &&
    one.server === other.server &&
    one.serverIndex === other.serverIndex &&
    one.at === other.at &&
    one.zone === other.zone &&
    one.onOpen === other.onOpen
  );
}

/** The time that matters at a table, in a few characters; for a free one until when it is free, as in `–8:30`. */
export function timeOf({ kind, party, freeUntil, block }: TableState, at: number, zone: string): string {
  if (kind === 'blocked' && block) return `–${shortClockAt(block.until, zone)}`;
  if (!party || kind === 'free') return freeUntil === undefined ? '' : `–${shortClockAt(freeUntil, zone)}`;
  if (kind === 'over') return `+${shortDuration(minutesOver(party, at))}`;
  if (kind === 'occupied') return shortDuration(minutesSince(party, 'seat', at) ?? 0);
  return party.stage === 'arrived' ? t('tonight.spot.here') : shortClockAt(party.startsAt, zone);
}

/** 54m, 1h24. */
const shortDuration = (minutes: number): string =>
  minutes < 60
    ? t('tonight.spot.minutes', { minutes })
    : t('tonight.spot.hours', {
        hours: Math.floor(minutes / 60),
        minutes: String(minutes % 60).padStart(2, '0'),
      });
