import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { browserZone } from '@tablewell/api-client';
import { eveningOf } from '@tablewell/api-client/book';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { Button, Stack, TextArea, color, space, useForm } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { styled } from 'styled-components';
import { OverrideFields } from './override-fields';
import { BookedAlready } from './booked-already';
import { DinerFields } from './diner-fields';
import { problemsOf, startOf, toBooking } from './form-values';
import type { Values } from './form-values';
import { SavingProblem } from './saving-problem';
import { TableChoice } from './table-choice';
import { overridableRefusal, useBooking } from './use-booking';
import type { Changed } from './use-booking';
import { useShowNewer } from './use-newer';
import type { Newer } from './use-newer';
import { useStarts } from './use-starts';
import { WhenFields } from './when-fields';
import { WhoFields } from './who-fields';
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
  /** Its values by now, if others have changed it since it was shown. */
  newer?: Newer | undefined;
  onClose: () => void;
}

/** The form by which hosts book and change: who, how many, when. Enter sends it. */
export function HostForm({ restaurantId, initial, changed, newer, onClose }: HostFormProps) {
  const fields = useForm<Values>(() => initial);
  const { values, errors } = fields;
  const { phoneNumber, email, date, time } = values;
  const day = useStarts(restaurantId, values, changed);
  const evening = useQuery({ ...eveningOf(restaurantId, date), enabled: date !== '' });
  const { data: restaurant } = useQuery(restaurantInfo(restaurantId));
  const zone = evening.data?.timezone ?? restaurant?.timezone;
  const booking = useBooking({ restaurantId, changed, zone: zone ?? browserZone(), onDone: onClose });
  const refused = overridableRefusal(booking.error);
  const refusal = day.refusal ?? refused;
  const [showsDetails, setShowsDetails] = useState(false);
  useShowNewer(fields, initial, newer, booking.error);

  const change = (changes: Partial<Values>): void => {
    // The checkbox and the reason of an override do not dismiss the refusal.
    if (!('reason' in changes) && !('override' in changes)) booking.reset();
    fields.change(changes);
  };
  const form: Form<Values> = {
    ...fields,
    change,
    text: (name) => ({
      ...fields.text(name),
      onChange: (event) => change({ [name]: event.target.value }),
    }),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const problems = problemsOf(values, day.refusal);
    // A field with an error must be visible.
    if (problems.email) setShowsDetails(true);
    if (Object.keys(problems).length > 0) return form.refuse(problems);
    if (!booking.isPending) booking.mutate(toBooking(values));
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit}>
      <Stack $gap="md">
        {booking.error && !refused && <SavingProblem error={booking.error} />}
        <WhoFields restaurantId={restaurantId} form={form} offersGuests={!changed} restaurant={restaurant} />
        <BookedAlready evening={evening.data} values={values} ownId={changed?.id} />
        <WhenFields form={form} day={day} keepsTime={changed !== undefined} />
        <TableChoice
          evening={evening.data}
          startsAt={startOf(values, zone)}
          turnMinutes={day.starts.find((start) => start.time === time)?.turnMinutes}
          ownId={changed?.id}
          chosen={values.tables}
          onChoose={(tables) => change({ tables })}
        />
        <TextArea label={t('hostForm.notes')} optional maxLength={600} rows={2} {...form.text('notes')} />
        <DinerFields form={form} open={showsDetails} onToggle={setShowsDetails} />
        {refusal && (
          <OverrideFields
            refusal={refusal}
            checked={values.override}
            reason={values.reason}
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
