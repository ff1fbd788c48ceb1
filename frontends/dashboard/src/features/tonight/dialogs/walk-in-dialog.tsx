import { useState } from 'react';
import { Button, Dialog, Stack, TextField, color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening } from '@tablewell/api-client/evening';
import { suggestTables } from '../model/suggest-table';
import type { Suggestion } from '../model/suggest-table';
import { clockAt } from '../words';
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

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Option = styled(Button)`
  flex-direction: column;
  gap: 0;
  width: 100%;
  min-height: 3.75rem;
  small {
    font-weight: 500;
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
`;

const sizes = Array.from({ length: 12 }, (_, index) => index + 1);
/** As many tables as one can overlook. */
const shown = 6;

interface WalkInDialogProps {
  open: boolean;
  evening: Evening;
  now: number;
  /** The table that was tapped; absent: any. */
  table?: string | undefined;
  onClose: () => void;
  /** `anyway`: the host has seen that other parties have the table, now or before the turn time is over. */
  onSeat: (size: number, name: string, table: string | undefined, anyway: boolean) => void;
}

/** Seats a party without a reservation: its size, then the suggested table. */
export function WalkInDialog({ open, onClose, table, ...rest }: WalkInDialogProps) {
  const title = table === undefined ? t('tonight.walkIn.title') : t('tonight.walkIn.titleAt', { table });
  return (
    <Dialog open={open} title={title} onClose={onClose} headed>
      <Content onClose={onClose} table={table} {...rest} />
    </Dialog>
  );
}

function Content({ evening, now, table, onClose, onSeat }: Omit<WalkInDialogProps, 'open'>) {
  const [size, setSize] = useState<number>();
  const [name, setName] = useState('');
  const suggestions =
    size === undefined || table !== undefined ? [] : suggestTables(evening, size, now).slice(0, shown);
  const isWithoutTables = evening.tables.length === 0;
  const choose = (people: number): void => {
    if (table !== undefined) return onSeat(people, name, table, true);
    return setSize(people);
  };
  return (
    <Stack $gap="md">
      <div>
        <Facts id="walk-in-size">{t('tonight.walkIn.size')}</Facts>
        <Sizes role="group" aria-labelledby="walk-in-size">
          {sizes.map((people) => (
            <button key={people} type="button" aria-pressed={people === size} onClick={() => choose(people)}>
              {people}
            </button>
          ))}
        </Sizes>
      </div>
      {size !== undefined && (
        <div role="status">
          {isWithoutTables ? (
            <Button wide onClick={() => onSeat(size, name, undefined, false)}>
              {t('tonight.walkIn.seat', { size })}
            </Button>
          ) : suggestions.length === 0 ? (
            <Facts>{t('tonight.walkIn.noTable', { size })}</Facts>
          ) : (
            <Options aria-label={t('tonight.walkIn.tables')}>
              {suggestions.map((suggestion, index) => (
                <li key={suggestion.table.number}>
                  <Choice
                    suggestion={suggestion}
                    zone={evening.timezone}
                    best={index === 0}
                    onSeat={() =>
                      onSeat(size, name, suggestion.table.number, suggestion.freeUntil !== undefined)
                    }
                  />
                </li>
              ))}
            </Options>
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
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.close')}
        </Button>
      </div>
    </Stack>
  );
}

interface ChoiceProps {
  suggestion: Suggestion;
  zone: string;
  best: boolean;
  onSeat: () => void;
}

const Choice = ({ suggestion: { table, freeUntil }, zone, best, onSeat }: ChoiceProps) => (
  <Option variant={best ? 'primary' : 'secondary'} onClick={onSeat}>
    {t('tonight.walkIn.table', { number: table.number })}
    <small>
      {freeUntil === undefined
        ? t('tonight.table.seats', { seats: table.seats })
        : t('tonight.walkIn.seatsUntil', { seats: table.seats, time: clockAt(freeUntil, zone) })}
    </small>
  </Option>
);
