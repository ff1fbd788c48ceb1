import { useMemo, useState } from 'react';
import { Button, Dialog, Stack, TextField, color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { minuteMs, turnMinutesOf } from '@tablewell/api-client/book';
import type { Evening, Joining } from '@tablewell/api-client/book';
import { nextServer } from '../model/sections';
import { rankOptions, seatingAt, standingOf } from '../../../parts/evening/rank-options';
import type { TableOption } from '../../../parts/evening/table-option';
import { DrawnAhead } from '../../../parts/drawn-ahead';
import { SectionMark } from '../../../parts/evening/section-mark';
import type { Deviation } from '../steps/use-steps';
import { TableChoices } from '../../../parts/evening/table-choices';
import { useTableOptions } from '../../../parts/evening/use-table-options';
import { JoinForm } from '../waitlist/join-form';
import { t } from '../texts';

const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${space.xs};
  button {
    min-height: calc(${touchTarget} + 0.5rem);
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: 1.125rem;
    font-weight: 650;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Facts = styled.p`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.textMuted};
`;

const sizes = Array.from({ length: 12 }, (_, index) => index + 1);

interface WalkInDialogProps {
  restaurantId: string;
  open: boolean;
  evening: Evening;
  now: number;
  /** The table that was tapped; absent: any. */
  table?: string | undefined;
  onClose: () => void;
  /** `tables` is empty in a restaurant without tables. */
  onSeat: (size: number, name: string, tables: readonly string[], deviation: Deviation) => void;
  onJoin: (joining: Joining) => void;
}

/** Seats a party without a reservation: its size, then a table, the best one first. */
export function WalkInDialog({ open, onClose, table, ...rest }: WalkInDialogProps) {
  const title = table === undefined ? t('tonight.walkIn.title') : t('tonight.walkIn.titleAt', { table });
  return (
    <>
      <Dialog open={open} title={title} onClose={onClose} headed>
        <Content onClose={onClose} table={table} {...rest} />
      </Dialog>
      <DrawnAhead open={open} render={() => <Content onClose={onClose} {...rest} />} />
    </>
  );
}

function Content({
  restaurantId,
  evening,
  now,
  table,
  onClose,
  onSeat,
  onJoin,
}: Omit<WalkInDialogProps, 'open'>) {
  const [size, setSize] = useState<number>();
  const [name, setName] = useState('');
  const ask = useMemo(
    () =>
      size === undefined
        ? undefined
        : { size, from: now, until: now + turnMinutesOf(evening, size) * minuteMs },
    [evening, size, now],
  );
  const turn = useMemo(() => nextServer(evening.sections, evening.parties), [evening]);
  const all = useTableOptions(restaurantId, evening, ask, now);
  const here = table === undefined ? all : all.filter(({ tables }) => tables.includes(table));
  const isTurn = ({ tables }: TableOption) => turn?.tables.includes(tables[0] ?? '') ?? false;
  const options = ask ? rankOptions(here, ask, { stay: 'bounded', isTurn }) : [];
  const seat = (option: TableOption): void =>
    ask && onSeat(ask.size, name, option.tables, seatingAt(option, ask, 'bounded'));
  return (
    <Stack $gap="md">
      <div>
        <Facts id="walk-in-size">{t('tonight.walkIn.size')}</Facts>
        <Sizes role="group" aria-labelledby="walk-in-size">
          {sizes.map((people) => (
            <button key={people} type="button" aria-pressed={people === size} onClick={() => setSize(people)}>
              {people}
            </button>
          ))}
        </Sizes>
      </div>
      {turn && table === undefined && (
        <Facts>
          <SectionMark index={turn.index} />
          {t('tonight.walkIn.next', { server: turn.server, covers: turn.covers })}
        </Facts>
      )}
      {ask && (
        <div role="status">
          {evening.tables.length === 0 ? (
            <Button wide onClick={() => onSeat(ask.size, name, [], {})}>
              {t('tonight.walkIn.seat', { size: ask.size })}
            </Button>
          ) : (
            <Stack $gap="xs">
              {options.every((option) => standingOf(option, ask, 'bounded') !== 'free') && (
                <Facts>{t('tonight.walkIn.noTable', { size: ask.size })}</Facts>
              )}
              <TableChoices
                key={ask.size}
                label={t('tonight.walkIn.tables')}
                options={options}
                ask={ask}
                stay="bounded"
                evening={evening}
                turn={turn?.server}
                onTake={seat}
                renderCosts={(option) =>
                  standingOf(option, ask, 'bounded') === 'costs' && (
                    <Button onClick={() => seat(option)}>
                      {t('tonight.choice.seatAnyway', {
                        size: ask.size,
                        table: option.tables.join(' + '),
                        seats: option.seats,
                      })}
                    </Button>
                  )
                }
              />
            </Stack>
          )}
        </div>
      )}
      <TextField
        label={t('tonight.walkIn.name')}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {size !== undefined && table === undefined && (
        <JoinForm {...{ restaurantId, evening, size, name, onJoin }} />
      )}
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.close')}
        </Button>
      </div>
    </Stack>
  );
}
