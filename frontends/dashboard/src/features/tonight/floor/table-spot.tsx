import { memo } from 'react';
import { tableStates } from '@tablewell/ui';
import { expectedAt, minuteMs, minutesOver, turnEndOf } from '@tablewell/api-client/book';
import type { Party, TableState } from '@tablewell/api-client/book';
import { shapeFor } from '@tablewell/api-client/floor';
import { PartyMarks } from '../../../lib/party-signs';
import { sectionPaint } from '../../../parts/evening/section-paint';
import { shortClockAt } from '../../../lib/clock';
import type { MapTable } from './floor-map';
import { Corner, ServerMark, Spot, Words } from './floor-map-style';
import type { Mark } from './sought';
import { nameOf } from './table-words';
import { t } from '../texts';

interface TableSpotProps {
  place: MapTable;
  state: TableState;
  server: string | undefined;
  serverIndex: number | undefined;
  /** While a host looks for some tables. */
  mark: Mark;
  isFirstVisit: boolean;
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** A table on the map: its number, its party and the time that matters. */
export const TableSpot = memo(function TableSpot(props: TableSpotProps) {
  const { place, state, server, serverIndex, mark, isFirstVisit, at, zone, onOpen } = props;
  const { left, top, width, height } = place;
  const { kind, party, table } = state;
  const who = kind === 'free' || kind === 'blocked' ? undefined : party;
  return (
    <Spot
      type="button"
      data-kind={kind}
      data-hit={mark}
      data-round={shapeFor(place.table.type).round ? '' : undefined}
      data-drop-table={table.number}
      data-drag-party={who?.id}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      }}
      aria-label={nameOf(state, server, at, zone, isFirstVisit)}
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
        {who && (
          <span data-part="who">
            {shortName(who)}
            {who.peopleHere !== undefined && ` ${who.peopleHere}/${who.size}`}
          </span>
        )}
        <small>{timeOf(state, at, zone)}</small>
      </Words>
      {who && (
        <Corner>
          <PartyMarks of={who} isFirstVisit={isFirstVisit} withAllergy size={14} />
        </Corner>
      )}
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
    one.mark === other.mark &&
    one.isFirstVisit === other.isFirstVisit &&
    one.at === other.at &&
    one.zone === other.zone &&
    one.onOpen === other.onOpen
  );
}

/** Ada Lovelace, 4 is Lovelace where space is short. */
const shortName = ({ name }: Party): string => name.trim().split(/\s+/).at(-1) ?? name;

/**
 * The time that matters at a table, in a few characters: until when a free one is free, as in `–8:30`, and how much is left
 * of a party's turn.
 */
export function timeOf({ kind, party, freeUntil, block }: TableState, at: number, zone: string): string {
  if (kind === 'blocked' && block) return `–${shortClockAt(block.until, zone)}`;
  if (!party || kind === 'free') return freeUntil === undefined ? '' : `–${shortClockAt(freeUntil, zone)}`;
  if (kind === 'over') return `+${shortDuration(minutesOver(party, at))}`;
  if (kind === 'occupied') return shortDuration(Math.max(0, Math.ceil((turnEndOf(party) - at) / minuteMs)));
  if (party.stage === 'arrived') return t('tonight.spot.here');
  const due = shortClockAt(expectedAt(party), zone);
  return party.late ? `~${due}` : due;
}

/** 54m, 1h24. */
const shortDuration = (minutes: number): string =>
  minutes < 60
    ? t('tonight.spot.minutes', { minutes })
    : t('tonight.spot.hours', {
        hours: Math.floor(minutes / 60),
        minutes: String(minutes % 60).padStart(2, '0'),
      });
