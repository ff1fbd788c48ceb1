import { useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, ConfirmDialog, Stack, useForm } from '@tablewell/ui';
import type { Reservation, Restaurant } from '../../api/types';
import { AnswerWords } from '../../components/answer-words';
import { AreaField } from '../../components/area-field';
import { DinerDetails } from '../../components/diner-details';
import type { DinerBody } from '../../components/diner-details';
import { ErrorSummary } from '../../components/error-summary';
import { GuestFields } from '../../components/guest-fields';
import { Sheet } from '../../components/page-frame';
import { TableFields } from '../../components/table-fields';
import { useAudience } from '../../components/use-audience';
import { useHostsForm } from '../../components/use-hosts-form';
import { useOfferedTimes } from '../../components/use-offered-times';
import type { OfferedTimes } from '../../components/use-offered-times';
import { areasFor } from '../../lib/areas';
import { isPartySize, partySizeOf, problemsOf, sanitized } from '../../lib/form-values';
import type { FormErrors, FormValues, OtherField } from '../../lib/form-values';
import { dateLabel, guestsInText, timeLabel } from '../../lib/labels';
import { bookingWindow, localTimeAt } from '../../lib/local-time';
import { isClosed } from '../../lib/opening';
import { stateOf } from '../../lib/reservation-state';
import { withOwnTime } from '../../lib/times';
import { useChange } from './use-change';
import type { Progress } from './use-change';
import { t } from '../../lib/language';

interface ChangeFormProps {
  reservation: Reservation;
  /** Undefined while it is not known. */
  restaurant: Restaurant | undefined;
}

/** The reservation as a form, with Update and Cancel. */
export function ChangeForm({ reservation, restaurant }: ChangeFormProps) {
  const { timezone } = reservation.restaurant;
  const own = localTimeAt(new Date(reservation.reservation_time), timezone);
  const dates = {
    ...bookingWindow(new Date(), timezone),
    // The reservation's own day stays available, even if the restaurant is closed on it by now.
    isClosed: (date: string) => date !== own.date && restaurant !== undefined && isClosed(restaurant, date),
  };
  const { name, phoneNumber, notes, guests: ownGuests } = reservation;
  const form = useForm<FormValues, OtherField>(() => ({
    name,
    phoneNumber,
    notes,
    partySize: String(ownGuests),
    area: reservation.area ?? '',
    ...own,
  }));
  const { values } = form;
  const [diner, setDiner] = useState<DinerBody>({});
  const audience = useAudience(reservation.restaurant.id);
  useHostsForm(audience);
  const [confirming, setConfirming] = useState(false);
  const { progress, update, cancel } = useChange(reservation, form.refuse);

  const guests = partySizeOf(values);
  const { area: ownArea = '' } = reservation;
  const size = isPartySize(guests, 'member') ? guests : 1;
  const fitting = areasFor(restaurant ?? {}, size);
  // The current and the earlier area stay in the list: the earlier one can be kept even if it is no longer offered.
  const areas = fitting.length === 0 ? [] : [...new Set([...fitting, ownArea, values.area])].filter(Boolean);
  const inWindow = values.date >= dates.first && values.date <= dates.last;
  const query = {
    restaurantId: reservation.restaurant.id,
    date: values.date,
    guests: size,
    // It keeps an area that the restaurant no longer offers, which then does not restrict the tables (AREA-3).
    area: restaurant?.areas?.find((name) => name === values.area),
    reservationId: reservation.id,
  };
  const closed = inWindow && dates.isClosed(values.date);
  const loaded = useOfferedTimes(inWindow && !closed ? query : undefined, restaurant, closed);
  const isAtOwn = values.date === own.date && values.area === ownArea;
  const offered = isAtOwn ? withOwn(loaded) : loaded;
  const chosen = offered.choices.find(({ time }) => time === values.time);

  /** On its own day and in its own area the reservation may keep its own time, whether or not it is still offered. */
  function withOwn(times: OfferedTimes): OfferedTimes {
    const choices = withOwnTime(times.choices, own.time, reservation.reservation_time);
    if (times.kind === 'loading') return { kind: 'loading', choices };
    return { kind: 'ready', choices, unchecked: times.kind === 'ready' && times.unchecked };
  }

  function problems(): FormErrors {
    const found = problemsOf(sanitized({ ...values, time: chosen?.time ?? '' }), dates, audience, {
      date: own.date,
      guests: ownGuests,
    });
    if (chosen && !chosen.free) {
      found.time ??= t('problem.timeFull', { guests: guestsInText(guests) });
    }
    return found;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (progress) return;
    const found = problems();
    if (Object.keys(found).length > 0) return form.refuse(found);
    form.clear();
    const clean = sanitized(values);
    void update({
      name: clean.name,
      // A large party that a member booked keeps its size when a diner changes the rest.
      ...(guests === ownGuests && !isPartySize(guests, audience) ? {} : { guests }),
      phoneNumber: clean.phoneNumber,
      notes: clean.notes,
      // The instant comes from the server; while the server cannot be reached, the local time is sent instead.
      ...diner,
      ...(values.area === ownArea ? {} : { area: values.area }),
      reservation_time: chosen?.instant ?? `${values.date}T${values.time}`,
    });
  }

  const isRequest = stateOf(reservation) === 'requested';
  const done = progress === 'updated' || progress === 'canceled';
  return (
    <Sheet>
      <form noValidate ref={form.ref} onSubmit={submit}>
        <Stack $gap="xl">
          <AnswerWords reservation={reservation} />
          <TableFields
            form={form}
            audience={audience}
            dates={dates}
            timezone={timezone}
            offered={offered}
            restaurantPhone={reservation.restaurant.phoneNumber}
            onDate={(date) => ({ date, time: '' })}
            times={<AreaField form={form} areas={areas} area={values.area} />}
          />
          <GuestFields form={form} />
          <DinerDetails form={form} diner={{ ...detailsOf(reservation), ...diner }} onChange={setDiner} />
          {audience === 'member' && <ErrorSummary errors={form.errors} />}
          {done && (
            <Banner tone="success" role="status">
              {progress === 'updated'
                ? t(isRequest ? 'change.requestIsUpdated' : 'change.isUpdated')
                : t(isRequest ? 'change.isWithdrawn' : 'change.isCanceled')}
            </Banner>
          )}
          <Stack $gap="sm">
            <Button type="submit" size="large" wide busy={progress === 'updating'} disabled={done}>
              {t(updateLabel(isRequest, progress))}
            </Button>
            <Button
              variant="secondary"
              size="large"
              wide
              busy={progress === 'canceling'}
              disabled={done || progress === 'updating'}
              onClick={() => setConfirming(true)}
            >
              {t(cancelLabel(isRequest, progress))}
            </Button>
          </Stack>
        </Stack>
      </form>
      <ConfirmDialog
        open={confirming}
        title={t(isRequest ? 'change.askWithdraw' : 'change.askCancel')}
        message={t(isRequest ? 'change.withdrawMeans' : 'change.cancelMeans', {
          guests: guestsInText(ownGuests),
          date: dateLabel(own.date),
          time: timeLabel(own.time),
        })}
        confirmLabel={t(isRequest ? 'change.yesWithdraw' : 'change.yesCancel')}
        cancelLabel={t('change.keep')}
        dangerous
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void cancel();
        }}
      />
    </Sheet>
  );
}

function updateLabel(isRequest: boolean, progress: Progress) {
  if (progress === 'updating') return 'change.updating';
  return isRequest ? 'change.updateRequest' : 'change.update';
}

function cancelLabel(isRequest: boolean, progress: Progress) {
  if (progress === 'canceling') return isRequest ? 'change.withdrawing' : 'change.canceling';
  return isRequest ? 'change.withdraw' : 'change.cancel';
}

/** The details that the diner gave before. */
const detailsOf = ({ email, occasion, dietary, dietaryNotes }: Reservation): DinerBody => ({
  ...(email ? { email } : {}),
  ...(occasion ? { occasion } : {}),
  ...(dietary ? { dietary } : {}),
  ...(dietaryNotes ? { dietaryNotes } : {}),
});
