import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { localText } from '@tablewell/federation';
import { Button, Stack, notify, useForm } from '@tablewell/ui';
import { availabilityKey } from '../../api/get-availability';
import type { Restaurant } from '../../api/types';
import { DinerDetails } from '../../components/diner-details';
import { GuestFields } from '../../components/guest-fields';
import { Sheet } from '../../components/page-frame';
import { RecaptchaBox } from '../../components/recaptcha';
import type { RecaptchaHandle } from '../../components/recaptcha';
import { TableFields } from '../../components/table-fields';
import { useOfferedTimes } from '../../components/use-offered-times';
import { useNow } from '../../components/use-now';
import { useResources } from '../../components/use-resource';
import { areasFor } from '../../lib/areas';
import { dateOfStart, eveningsOf, turnOf } from '../../lib/evening';
import { isPartySize, partySizeOf, problemsOf, sanitized } from '../../lib/form-values';
import type { FormErrors, FormValues, OtherField } from '../../lib/form-values';
import { guestsInText } from '../../lib/labels';
import { language, t } from '../../lib/language';
import { choosable } from '../../lib/times';
import { optional } from '../../components/optional';
import { ConsentNotice } from './consent-notice';
import { loadDiner, loadDraft, saveDraft } from './draft';
import { useHold } from './hold/use-hold';
import { useTimesFirst } from './times-first/use-times-first';
import { useBook } from './use-book';
import { useSendBooking } from './use-send-booking';

const audience = 'public';
const onDate = (date: string) => ({ date });

// Most parties fit.
const Larger = optional(async () => (await import('./rarely')).Larger);

// It stands below the first screen.
const Policies = optional(async () => (await import('./face/own-words')).Policies);

// Nothing is held before a time is chosen, so the countdown is loaded after the form; without it the table is still held.
const HeldTable = optional(async () => (await import('./hold/held-table')).HeldTable);

/** The booking form: one page with one submit button. Members see it as guests do; they book by the host's form. */
export function BookingForm({ restaurant }: { restaurant: Restaurant }) {
  const resources = useResources();
  const { book, mayHold } = useBook(restaurant.id);
  const now = useNow(restaurant);
  const dates = eveningsOf(restaurant, now);
  const form = useForm<FormValues, OtherField>(() => loadDraft(restaurant.id, dates.first));
  const { values } = form;
  const [token, setToken] = useState('');
  const [diner, setDiner] = useState(() => loadDiner(restaurant.id));
  const captcha = useRef<RecaptchaHandle>(null);
  useEffect(() => saveDraft(restaurant.id, values, diner), [restaurant.id, values, diner]);

  const guests = partySizeOf(values);
  const isSize = isPartySize(guests, audience);
  const tables = restaurant.largestTable;
  const isBeyond = isSize && guests > (tables ?? Infinity);
  // While the party size is being typed, the times of the smallest party at least show when there is service. A party
  // larger than every table is shown the days of the largest one that fits, and may ask for a table on each (REQUEST-10).
  const size = isSize ? Math.min(guests, tables ?? guests) : 1;
  // An area that cannot seat the party is not sent, until the party is smaller again.
  const area = areasFor(restaurant, size).find((name) => name === values.area);
  const inWindow = values.date >= dates.first && values.date <= dates.last;
  const closed = inWindow && dates.isClosed(values.date);
  const isLarge = isBeyond || (isSize && guests > (restaurant.online?.largestParty ?? Infinity));
  const requiresConfirmation = restaurant.requiresConfirmation || isLarge;
  const turnsAt = turnOf(restaurant);
  const startsOn = dateOfStart(values.date, values.time, turnsAt);
  const isPast = values.time !== '' && localText({ date: startsOn, time: values.time }) < localText(now);
  const dropPast = useEffectEvent(() => {
    form.change({ time: '' });
    notify(t('refusal.past'));
  });
  useEffect(() => {
    if (isPast) dropPast();
  }, [isPast]);
  // A large party asks first, and no table is held for it.
  const canHold = inWindow && !closed && isSize && !isLarge;
  const mayBeBooked = mayHold(guests);
  const table = { date: startsOn, time: canHold ? values.time : '', guests, area };
  const hold = useHold(restaurant.id, table, () => resources.invalidate(availabilityKey(restaurant.id)));
  const query = {
    restaurantId: restaurant.id,
    date: values.date,
    guests: size,
    area,
    reservationId: hold.holdId,
    evening: true,
  };
  const loaded = useOfferedTimes(inWindow && !closed ? query : undefined, restaurant, closed);
  const offered = {
    ...loaded,
    choices: choosable(loaded.choices, isBeyond ? undefined : (mayBeBooked ?? '')),
  };
  const chosen = offered.choices.find(({ time }) => time === values.time);
  const [refusedTime, setRefusedTime] = useState<string>();
  const { busy, send } = useSendBooking(restaurant, book, hold, (errors) => {
    setRefusedTime(errors ? undefined : values.time);
    // A token is valid once.
    captcha.current?.reset();
    if (errors) form.refuse(errors);
  });
  const timesFirst = useTimesFirst({
    form,
    restaurant,
    dates,
    guests: size,
    area,
    areas: areasFor(restaurant, size),
    offered,
    isBeyond,
    isRequest: requiresConfirmation,
    onDate,
    turnsAt,
    onSame: hold.retry,
  });

  function problems(): FormErrors {
    // A time that this day does not offer counts as not chosen; while the times load it is trusted.
    const time = offered.kind === 'loading' ? values.time : (chosen?.time ?? '');
    const found = problemsOf(sanitized({ ...values, time }), dates, audience);
    if (chosen && !chosen.free) {
      found.time ??= t('problem.timeFull', { guests: guestsInText(guests) });
    }
    if (!token) found.recaptcha = t('captcha.missing');
    return found;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const found = problems();
    if (Object.keys(found).length > 0) return form.refuse(found);
    form.clear();
    setRefusedTime(undefined);
    const { name, phoneNumber, notes, time } = sanitized(values);
    void send({
      name,
      guests,
      phoneNumber,
      notes,
      reservation_time: `${chosen?.date ?? startsOn}T${time}`,
      ...(area && { area }),
      ...(isBeyond && { requestTable: true }),
      ...diner,
      originalReferer: document.referrer || 'direct',
      language,
      ...(token && { recaptchaToken: token }),
    });
  }

  return (
    <Sheet>
      <form noValidate ref={form.ref} onSubmit={submit}>
        <Stack $gap="xl">
          <TableFields
            form={form}
            audience={audience}
            dates={dates}
            timezone={restaurant.timezone}
            offered={offered}
            callee={restaurant}
            restaurantId={restaurant.id}
            refusedTime={refusedTime}
            onDate={onDate}
            {...timesFirst}
            times={
              <>
                {isLarge && <Larger restaurant={restaurant} />}
                {/* A size that cannot be booked has no times. */}
                {(isSize || values.partySize.trim() === '') && timesFirst.times}
              </>
            }
          />
          <HeldTable hold={hold} table={table} />
          <GuestFields form={form} diner={diner} onChange={setDiner} restaurant={restaurant} />
          <DinerDetails
            form={form}
            diner={diner}
            onChange={setDiner}
            booking={{ restaurantName: restaurant.name }}
          />
          <RecaptchaBox
            ref={captcha}
            restaurant={restaurant}
            error={form.errors.recaptcha}
            onToken={(fresh) => {
              setToken(fresh);
              if (fresh) form.clear('recaptcha');
            }}
          />
          <Policies restaurant={restaurant} />
          <Stack $gap="md">
            {requiresConfirmation && (
              <p>{t(isLarge ? 'book.asksLarge' : 'book.asks', { restaurant: restaurant.name })}</p>
            )}
            <Button type="submit" size="large" wide busy={busy}>
              {t(submitLabel(requiresConfirmation, busy))}
            </Button>
            <ConsentNotice restaurantName={restaurant.name} />
          </Stack>
        </Stack>
      </form>
    </Sheet>
  );
}

function submitLabel(requiresConfirmation: boolean, busy: boolean) {
  if (requiresConfirmation) return busy ? 'book.requesting' : 'book.request';
  return busy ? 'book.reserving' : 'book.reserve';
}
