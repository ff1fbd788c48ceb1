import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import { Banner, Button, Inline, Stack, TextField, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { minuteMs, turnEndOf } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import { largestParty } from '../../../parts/host-form/form-values';
import { seatingAt, standingOf } from '../../../parts/evening/rank-options';
import { tableOption } from '../../../parts/evening/table-options';
import type { StayChange } from '../steps/use-steps';
import { costWords } from '../../../parts/evening/choice-words';
import { useTableOptions } from '../../../parts/evening/use-table-options';
import { clockAt } from '../../../lib/clock';
import { tablesLabel } from '../../../parts/evening/labels';
import { clockOfInput, roundTimeAfter } from './clock-input';
import { t } from '../texts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm};
`;

/** As the service allows it. */
const longestStayMs = 12 * 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
const longer = [15, 30] as const;

interface StayEditProps {
  restaurantId: string;
  party: Party;
  evening: Evening;
  now: number;
  onSave: (party: Party, stay: StayChange) => void;
  onClose: () => void;
}

/** The size and the end of the stay of a party that sits, with what they cost others (EVENING-27). */
export function StayEdit({ restaurantId, party, evening, now, onSave, onClose }: StayEditProps) {
  const zone = evening.timezone;
  // The party as it was when the form was opened.
  const [opened] = useState(party);
  const planned = clockOfInput(turnEndOf(opened), zone);
  const [size, setSize] = useState(String(opened.size));
  // A party that overstays stays on for a while: the form proposes how long.
  const [isOver] = useState(turnEndOf(opened) <= now);
  const [time, setTime] = useState(
    isOver ? clockOfInput(roundTimeAfter(now + longer[0] * minuteMs), zone) : planned,
  );
  const guests = sizeOf(size);
  const until = !isOver && time === planned ? turnEndOf(opened) : nextInstant(time, now, zone);
  // Its time may have ended while the form was open.
  const soon = roundTimeAfter(now + minuteMs);
  const ask = useMemo(
    () =>
      guests === undefined || until === undefined
        ? undefined
        : { partyId: opened.id, size: guests, from: now, until: Math.max(until, soon), isStay: true },
    [opened.id, guests, until, now, soon],
  );
  const options = useTableOptions(restaurantId, evening, ask, now);
  const known = options.find(({ tables }) => tables.join() === opened.tables.join());
  const option =
    ask && opened.tables.length > 0 ? (known ?? tableOption(evening, opened.tables, ask, now)) : undefined;
  const isCostly = ask && option && standingOf(option, ask, 'whole') !== 'free';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!ask || guests === undefined) return;
    const changes: StayChange = {
      ...(guests === opened.size ? {} : { size: guests }),
      ...(until === undefined || until === turnEndOf(opened) ? {} : { until }),
      ...(option && seatingAt(option, ask, 'whole').override ? { override: true } : {}),
    };
    onClose();
    if (changes.size !== undefined || changes.until !== undefined) onSave(opened, changes);
  }
  const later = (minutes: number): void =>
    setTime(clockOfInput(roundTimeAfter(Math.max(until ?? now, now) + minutes * minuteMs), zone));

  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap="md">
        <Row>
          <TextField
            label={t('tonight.edit.size')}
            type="number"
            inputMode="numeric"
            min={1}
            max={largestParty}
            value={size}
            error={guests === undefined ? t('tonight.stay.badSize', { most: largestParty }) : undefined}
            autoFocus
            onChange={(event) => setSize(event.target.value)}
          />
          <TextField
            label={t('tonight.stay.until')}
            type="time"
            value={time}
            error={until === undefined ? t('tonight.stay.badTime') : undefined}
            onChange={(event) => setTime(event.target.value)}
          />
        </Row>
        <Inline $gap="xs" role="group" aria-label={t('tonight.stay.longer')}>
          {longer.map((minutes) => (
            <Button key={minutes} variant="secondary" onClick={() => later(minutes)}>
              {t('tonight.stay.more', { minutes })}
            </Button>
          ))}
        </Inline>
        <div role="status">
          {isCostly && (
            <Banner tone="warning" title={tablesLabel(opened)}>
              {costWords(option, ask, 'whole', zone).join(' ')}
            </Banner>
          )}
        </div>
        <Inline $gap="xs">
          <Button type="submit">{isCostly ? t('tonight.stay.saveAnyway') : t('tonight.edit.save')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('tonight.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Stays until 9:30 PM: said in the card of a party that sits. */
export const stayWords = (party: Party, zone: string): string =>
  t('tonight.stay.words', { time: clockAt(turnEndOf(party), zone) });

function sizeOf(text: string): number | undefined {
  const size = Number(text);
  return Number.isInteger(size) && size >= 1 && size <= largestParty ? size : undefined;
}

/** The next instant at which clocks show `HH:MM`; undefined if that is not within the longest stay, or no such time. */
function nextInstant(time: string, now: number, zone: string): number | undefined {
  const [hour, minute] = time.split(':').map(Number);
  if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return undefined;
  const found = [now, now + dayMs]
    .map((day) => instantOf({ date: localTimeOf(day, zone).date, minute: hour * 60 + minute }, zone))
    .find((at) => at !== undefined && at > now);
  return found !== undefined && found <= now + longestStayMs ? found : undefined;
}
