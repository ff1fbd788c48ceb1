import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner, Grid, Stack, TextField, notify } from '@tablewell/ui';
import type { Audience } from '@tablewell/booking-rules';
import { styled } from 'styled-components';
import type { Callee } from '../lib/callee';
import { isPartySize, partySizeOf } from '../lib/form-values';
import type { DateRules, FormValues, ReservationForm } from '../lib/form-values';
import { notifyClosed } from './failure';
import { optional } from './optional';
import { PartySizeField } from './party-size-field';
import { Legend } from './legend';
import { TimeField } from './time-field';
import type { OfferedTimes } from './use-offered-times';
import { t } from '../lib/language';

const DateField = styled(TextField)`
  min-height: 3.25rem;
`;

// Most diners choose a free time.
const NearestTimes = optional(async () => (await import('./nearest-times')).NearestTimes);

// It is for travelers, who see it below the fields.
const ZoneNote = optional(async () => (await import('./zone-note')).ZoneNote);

const dateHintMs = 4000;

interface TableFieldsProps {
  form: ReservationForm;
  audience: Audience;
  dates: DateRules;
  /** IANA zone of the restaurant. */
  timezone: string;
  offered: OfferedTimes;
  callee: Callee;
  /** The restaurant whose waitlist a full day leads to: of a new booking, not of a change. */
  restaurantId?: string;
  /** The time whose booking was refused just now: the other times are the answer, and get the focus. */
  refusedTime?: string | undefined;
  /** Updates the form for a new date: the change form also clears the time. */
  onDate: (date: string) => Partial<FormValues>;
  /** Shortcuts that fill the fields in one tap: above the party size, beside it, and below it. */
  days?: ReactNode;
  area?: ReactNode;
  times?: ReactNode;
}

/** The fields of the party size, the date and the time. */
export function TableFields({
  form,
  audience,
  dates,
  timezone,
  offered,
  callee,
  restaurantId,
  refusedTime,
  onDate,
  days,
  area,
  times,
}: TableFieldsProps) {
  const { values, errors, change } = form;
  const guests = partySizeOf(values);
  const chosen = offered.choices.find(({ time }) => time === values.time);
  const isWanting = chosen ? !chosen.free : !offered.choices.some(({ free }) => free);
  const inWindow = (date: string): boolean => date >= dates.first && date <= dates.last;

  const hint = useRef<() => void>(undefined);

  function sayDateFirst(): void {
    hint.current?.();
    hint.current = notify(t('time.dateFirstHint'), { tone: 'info', hideAfter: dateHintMs });
  }
  function pick(date: string): void {
    change(onDate(date));
    hint.current?.();
    if (inWindow(date) && dates.isClosed(date)) notifyClosed();
  }

  return (
    <fieldset>
      <Legend>{t('form.table')}</Legend>
      <Stack $gap="lg">
        {days}
        {/* Beside each other, so that on a phone the times stay in sight. */}
        <Grid $min="9rem">
          <PartySizeField
            value={values.partySize}
            audience={audience}
            error={errors.partySize}
            onChange={(partySize) => change({ partySize })}
          />
          {area}
        </Grid>
        {times}
        <Grid $min="14rem">
          <DateField
            type="date"
            label={t('field.date')}
            name="date"
            required
            autoComplete="off"
            min={dates.first}
            max={dates.last}
            value={values.date}
            error={
              errors.date ??
              (values.date > dates.last && offered.kind === 'no date' ? t(dates.beyond) : undefined)
            }
            onChange={(event) => pick(event.target.value)}
          />
          <TimeField
            offered={offered}
            value={values.time}
            error={errors.time}
            onChange={(time) => change({ time })}
            onBlocked={() => {
              if (offered.kind === 'closed') notifyClosed();
              else sayDateFirst();
            }}
          />
        </Grid>
        {offered.kind === 'ready' && offered.unchecked && (
          <Banner tone="warning" role="status">
            {t('time.unchecked')}
          </Banner>
        )}
        {isPartySize(guests, audience) && isWanting && (
          <NearestTimes
            choices={offered.choices}
            wanted={chosen}
            guests={guests}
            callee={callee}
            restaurantId={restaurantId}
            isAnswer={refusedTime !== undefined && refusedTime === chosen?.time}
            onChoose={(time) => change({ time })}
          />
        )}
        <ZoneNote timezone={timezone} />
      </Stack>
    </fieldset>
  );
}
