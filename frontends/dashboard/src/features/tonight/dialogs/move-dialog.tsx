import { useState } from 'react';
import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import { Button, Dialog, Inline, SelectField, Stack, TextField, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { byNumber } from '@tablewell/api-client/evening';
import { clashOf, dropOf } from '../model/drop';
import type { Drop } from '../model/drop';
import type { Move } from '../steps/use-steps';
import { t } from '../texts';

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

interface MoveDialogProps {
  party: Party | undefined;
  /** Where it was dragged, if it was. */
  drop?: Drop | undefined;
  evening: Evening;
  now: number;
  onClose: () => void;
  onMove: (party: Party, move: Move) => void;
}

/** Changes the table, the time or both: what dragging does on the timeline, for keyboards and small screens. */
export function MoveDialog({ party, ...rest }: MoveDialogProps) {
  return (
    <Dialog
      open={party !== undefined}
      title={party ? t('tonight.move.title', { name: party.name, size: party.size }) : ''}
      onClose={rest.onClose}
      headed
    >
      {party && <Content key={party.id} party={party} {...rest} />}
    </Dialog>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

function Content({
  party,
  drop: dragged,
  evening,
  now,
  onClose,
  onMove,
}: MoveDialogProps & { party: Party }) {
  const { date, minute } = localTimeOf(party.startsAt, evening.timezone);
  const before = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  const [table, setTable] = useState((dragged?.tables ?? party.tables)[0] ?? '');
  const [time, setTime] = useState(before);
  const startsAt = time === before ? party.startsAt : instantAt(time, date, evening.timezone);
  const drop = startsAt === undefined ? undefined : dropOf(party, table, startsAt);
  const clash = drop && clashOf(evening, party, drop, now);
  const isSame = startsAt === party.startsAt && party.tables.includes(table);
  return (
    <Stack $gap="md">
      <SelectField
        label={t('tonight.move.table')}
        value={table}
        onChange={(event) => setTable(event.target.value)}
      >
        {party.tables.length === 0 && <option value="">{t('tonight.move.chooseTable')}</option>}
        {[...evening.tables].sort(byNumber).map(({ number, seats }) => (
          <option key={number} value={number}>
            {t('tonight.move.tableWithSeats', { number, seats })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('tonight.move.time')}
        type="time"
        value={time}
        disabled={party.stage === 'seated'}
        hint={party.stage === 'seated' ? t('tonight.move.sits') : undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      <Problem role="status">
        {startsAt === undefined ? t('tonight.move.badTime') : (clash?.text ?? '')}
      </Problem>
      <Inline $gap="sm">
        <Button
          disabled={!drop || clash !== undefined || isSame || table === ''}
          onClick={() => drop && onMove(party, drop)}
        >
          {t('tonight.move.action')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The instant of `HH:MM` on a date; undefined for a time that is incomplete or does not exist. */
function instantAt(time: string, date: string, zone: string): number | undefined {
  const [hour, minute] = time.split(':').map(Number);
  if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return undefined;
  return instantOf({ date, minute: hour * 60 + minute }, zone);
}
