import { useMemo, useState } from 'react';
import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import { Button, Dialog, Inline, Stack, TextField, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party } from '@tablewell/api-client/book';
import { swapFor } from '../model/drop';
import type { Drop } from '../model/drop';
import { rankOptions, seatingAt, standingOf } from '../../../parts/evening/rank-options';
import { askFor, inAskedArea, isSeating } from '../../../parts/evening/table-options';
import type { Stay } from '../../../parts/evening/rank-options';
import type { TableOption } from '../../../parts/evening/table-option';
import type { Steps } from '../steps/use-steps';
import { TableChoices } from '../../../parts/evening/table-choices';
import { useTableOptions } from '../../../parts/evening/use-table-options';
import { clockAt } from '../../../lib/clock';
import { tablesLabel } from '../../../parts/evening/labels';
import { clockOfInput, roundTimeAfter } from './clock-input';
import { ElsewhereOnly } from './elsewhere-note';
import { NoticeButtons } from './other-time-dialog';
import type { OpenParty } from './use-open-party';
import { t } from '../texts';

const Muted = styled.p`
  color: ${color.textMuted};
`;
const Problem = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

interface MoveDialogProps {
  restaurantId: string;
  /** Undefined: no choice is open. */
  of: OpenParty | undefined;
  /** Where it was dragged, if it was. */
  drop?: Drop | undefined;
  evening: Evening;
  now: number;
  steps: Pick<Steps, 'take' | 'move' | 'swap'>;
  onClose: () => void;
}

/**
 * Another table or another time for a party, and a table for one that waits: what dragging does, for keyboards and small
 * screens, with what each table costs others.
 */
export function MoveDialog({ of, ...rest }: MoveDialogProps) {
  const party = of?.party;
  const title = (of: Party): string =>
    of.stage === 'arrived' || of.tables.length === 0
      ? t('tonight.move.titleSeat', { name: of.name, size: of.size })
      : t('tonight.move.title', { name: of.name, size: of.size });
  return (
    <Dialog open={party !== undefined} title={party ? title(party) : ''} onClose={rest.onClose} headed>
      {of?.elsewhere ? (
        <ElsewhereOnly of={of} zone={rest.evening.timezone} onClose={rest.onClose} />
      ) : (
        party && <Content key={party.id} party={party} {...rest} />
      )}
    </Dialog>
  );
}

function Content({
  restaurantId,
  party,
  drop,
  evening,
  now,
  steps,
  onClose,
}: Omit<MoveDialogProps, 'of'> & { party: Party }) {
  const zone = evening.timezone;
  const before = clockOfInput(party.startsAt, zone);
  const [time, setTime] = useState(drop ? clockOfInput(drop.startsAt, zone) : before);
  const [chosen, setChosen] = useState<TableOption>();
  const { date } = localTimeOf(party.startsAt, zone);
  const startsAt = time === before ? party.startsAt : instantAt(time, date, zone);
  const sits = startsAt !== undefined && isSeating(party, startsAt);
  const stay: Stay = sits ? 'bounded' : 'whole';
  const ask = useMemo(
    () => (startsAt === undefined ? undefined : askFor(evening, party, startsAt, now)),
    [evening, party, startsAt, now],
  );
  const found = useTableOptions(restaurantId, evening, ask, now);
  const isOwn = ({ tables }: TableOption): boolean => tables.join() === party.tables.join();
  const prefers = inAskedArea(evening, party);
  const options = ask
    ? rankOptions(
        found.filter((option) => sits || startsAt !== party.startsAt || !isOwn(option)),
        ask,
        { stay, prefers: (option) => (sits && isOwn(option)) || prefers(option) },
      )
    : [];

  const done = (act: () => void): void => {
    onClose();
    act();
  };
  const take = (option: TableOption): void => {
    if (!ask || startsAt === undefined) return undefined;
    const { override, until } = seatingAt(option, ask, stay);
    if (sits)
      return done(() =>
        steps.take(party, 'seat', option.tables, { override, ...(until === undefined ? {} : { until }) }),
      );
    return startsAt === party.startsAt
      ? done(() => steps.move(party, { tables: option.tables, startsAt, override }))
      : setChosen(option);
  };
  const costs = (option: TableOption) => {
    const other = startsAt === undefined ? undefined : swapFor(evening, party, option, startsAt);
    const isTaken = !ask || standingOf(option, ask, stay) === 'taken';
    const later =
      isTaken && party.stage !== 'seated' && option.freeFrom !== undefined
        ? roundTimeAfter(option.freeFrom)
        : undefined;
    if (isTaken && !other && later === undefined) return undefined;
    const words = { size: party.size, table: option.tables.join(' + '), seats: option.seats };
    return (
      <>
        {other && (
          <Button onClick={() => done(() => steps.swap(party, other))}>
            {t('tonight.choice.swap', { name: other.name, size: other.size })}
          </Button>
        )}
        {later !== undefined && (
          <Button
            variant={other ? 'secondary' : 'primary'}
            onClick={() => setTime(clockOfInput(later, zone))}
          >
            {t('tonight.choice.later', { time: clockAt(later, zone) })}
          </Button>
        )}
        {!isTaken && (
          <Button variant={other ? 'secondary' : 'primary'} onClick={() => take(option)}>
            {sits ? t('tonight.choice.seatAnyway', words) : t('tonight.choice.moveAnyway', words)}
          </Button>
        )}
      </>
    );
  };

  if (chosen && ask && startsAt !== undefined)
    return (
      <Stack $gap="md">
        <p>
          {t('tonight.done.moveTo', {
            name: party.name,
            tables: tablesLabel(chosen),
            time: clockAt(startsAt, zone),
          })}
        </p>
        <NoticeButtons
          party={party}
          onMove={(notice) =>
            done(() =>
              steps.move(party, {
                ...{ tables: chosen.tables, startsAt, override: seatingAt(chosen, ask, stay).override },
                ...notice,
              }),
            )
          }
        >
          <Button variant="secondary" onClick={() => setChosen(undefined)}>
            {t('tonight.move.back')}
          </Button>
        </NoticeButtons>
      </Stack>
    );
  return (
    <Stack $gap="md">
      {party.tables.length > 0 && <Muted>{t('tonight.move.now', { tables: tablesLabel(party) })}</Muted>}
      {ask ? (
        <TableChoices
          key={`${startsAt} ${sits}`}
          label={t('tonight.move.tables')}
          options={options}
          ask={ask}
          stay={stay}
          evening={evening}
          onTake={take}
          renderCosts={costs}
          opened={drop?.tables}
        />
      ) : (
        <Problem role="status">{t('tonight.move.badTime')}</Problem>
      )}
      <TextField
        label={t('tonight.move.time')}
        type="time"
        value={time}
        disabled={party.stage === 'seated'}
        hint={party.stage === 'seated' ? t('tonight.move.sits') : undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      <Inline $gap="sm">
        {party.stage !== 'seated' && party.tables.length > 0 && startsAt === party.startsAt && (
          <Button
            variant="secondary"
            onClick={() => done(() => steps.move(party, { tables: [], startsAt: party.startsAt }))}
          >
            {t('tonight.move.any')}
          </Button>
        )}
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
