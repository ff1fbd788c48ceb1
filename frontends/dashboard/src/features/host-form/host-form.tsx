import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { minuteOf } from '@tablewell/shared/calendar';
import { instantOf } from '@tablewell/shared/zone';
import { Banner, Button, Grid, Stack, TextArea, TextField, color, space, useForm } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { useSearchWords } from '../../lib/use-search-words';
import { listGuests } from '../guests/api/list-guests';
import type { Guest } from '../guests/guest-cache';
import { eveningOf } from '@tablewell/api-client/evening';
import { Anyway } from './anyway';
import { startsOn } from './api/host-form';
import { filledBy, largestParty, problemsOf, refusalOf, sizeOf, toBooking } from './form-values';
import type { Values } from './form-values';
import { GuestMatches } from './guest-matches';
import { DinerFields } from './diner-fields';
import { StartPills } from './start-pills';
import { TableChoice } from './table-choice';
import { overridableRefusal, useBooking } from './use-booking';
import type { Changed } from './use-booking';
import { t } from './texts';

/** Stays visible while the form is scrolled. */
const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space.lg});
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  margin: 0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.sm} ${space.lg};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  small {
    color: ${color.textMuted};
  }
`;

interface HostFormProps {
  restaurantId: string;
  initial: Values;
  /** The reservation that is changed; undefined for a new one. */
  changed?: Changed | undefined;
  onClose: () => void;
}

/** The form by which hosts book and change: who, how many, when. Enter sends it. */
export function HostForm({ restaurantId, initial, changed, onClose }: HostFormProps) {
  const form = useForm<Values>(() => initial);
  const { values, errors } = form;
  const { name, phoneNumber, email, date, time, tables, anyway, reason } = values;
  const size = sizeOf(values);
  const [sought, setSought] = useState<'name' | 'phoneNumber'>('name');
  const words = useSearchWords(changed ? '' : values[sought]);
  const guests = useQuery({
    ...listGuests(restaurantId, { page: 1, search: words }),
    enabled: words.length >= 2,
  });
  const starts = useQuery({
    ...startsOn(restaurantId, date, size ?? 2, changed?.id),
    enabled: size !== undefined && date !== '',
    placeholderData: (before) => before,
  });
  const evening = useQuery({ ...eveningOf(restaurantId, date), enabled: date !== '' });
  const booking = useBooking(restaurantId, changed, onClose);
  const [ownTime, setOwnTime] = useState(false);
  const [showsDetails, setShowsDetails] = useState(false);

  const { starts: listed = [], closed = false } = starts.data ?? {};
  const isKept = changed?.before.date === date && changed.before.time === time;
  const known = starts.data && !isKept ? refusalOf(values, listed, closed) : undefined;
  const refusal = known ?? overridableRefusal(booking.error);
  const zone = evening.data?.timezone;
  const startsAt = zone && time !== '' ? instantOf({ date, minute: minuteOf(time) }, zone) : undefined;
  const change = (changes: Partial<Values>): void => {
    if (!('reason' in changes) && !('anyway' in changes)) booking.reset();
    form.change(changes);
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const problems = problemsOf(values, known);
    // A field with an error must be visible.
    if (problems.email) setShowsDetails(true);
    if (Object.keys(problems).length > 0) return form.refuse(problems);
    if (!booking.isPending) booking.mutate(toBooking(values));
  }
  const choose = (guest: Guest): void => change(filledBy(guest, values));
  const text = (field: 'name' | 'phoneNumber') => ({
    ...form.text(field),
    onFocus: () => setSought(field),
    autoComplete: 'off',
  });
  const matches = (
    <GuestMatches
      guests={words.length >= 2 ? (guests.data?.guests ?? []) : []}
      chosen={name}
      zone={zone}
      onChoose={choose}
    />
  );

  return (
    <form ref={form.ref} noValidate onSubmit={submit}>
      <Stack $gap="md">
        {booking.error && !overridableRefusal(booking.error) && (
          <Banner tone="danger" role="alert">
            {messageOf(booking.error)}
          </Banner>
        )}
        <TextField label={t('hostForm.name')} maxLength={200} autoFocus {...text('name')} />
        {sought === 'name' && matches}
        <Grid $gap="md" $min="10rem">
          <TextField
            label={t('hostForm.phone')}
            optional
            type="tel"
            maxLength={250}
            {...text('phoneNumber')}
          />
          <TextField
            label={t('hostForm.people')}
            type="number"
            inputMode="numeric"
            min={1}
            max={largestParty}
            {...form.text('size')}
          />
        </Grid>
        {sought === 'phoneNumber' && matches}
        <TextField
          label={t('hostForm.date')}
          type="date"
          {...form.text('date')}
          onChange={(event) => change({ date: event.target.value, time: changed ? time : '' })}
        />
        <StartPills
          starts={listed}
          note={noteOf(starts, closed)}
          error={errors.time}
          chosen={time}
          onChoose={(chosen) => change({ time: chosen })}
        />
        {ownTime || closed ? (
          <TextField
            label={t('hostForm.otherTime')}
            hint={t('hostForm.otherTimeHint')}
            type="time"
            step={300}
            value={time}
            onChange={(event) => change({ time: event.target.value })}
          />
        ) : (
          <div>
            <Button variant="quiet" size="small" onClick={() => setOwnTime(true)}>
              {t('hostForm.otherTime')}
            </Button>
          </div>
        )}
        <TableChoice
          evening={evening.data}
          startsAt={startsAt}
          turnMinutes={listed.find((start) => start.time === time)?.turnMinutes}
          ownId={changed?.id}
          chosen={tables}
          onChoose={(chosen) => change({ tables: chosen })}
        />
        <TextArea label={t('hostForm.notes')} optional maxLength={600} rows={2} {...form.text('notes')} />
        <DinerFields form={{ ...form, change }} open={showsDetails} onToggle={setShowsDetails} />
        {refusal && (
          <Anyway
            refusal={refusal}
            checked={anyway}
            reason={reason}
            error={errors.reason}
            onChange={change}
          />
        )}
        <Foot>
          <Button type="submit" busy={booking.isPending}>
            {changed ? t('hostForm.save') : t('hostForm.book')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('hostForm.cancel')}
          </Button>
          {phoneNumber === '' && email === '' && !changed && <small>{t('hostForm.noMessage')}</small>}
        </Foot>
      </Stack>
    </form>
  );
}

/** Shown instead of the starts while there are none. */
function noteOf(
  { data, error }: { data: { starts: readonly unknown[] } | undefined; error: unknown },
  closed: boolean,
): string | undefined {
  if (closed) return t('hostForm.closed');
  if (!data) return error ? messageOf(error) : t('hostForm.loadingTimes');
  return data.starts.length === 0 ? t('hostForm.noTime') : undefined;
}
