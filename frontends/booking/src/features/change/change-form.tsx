import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation } from '@tablewell/federation/router';
import { Banner, Stack, useForm } from '@tablewell/ui';
import type { Reservation, Restaurant } from '../../api/types';
import { AnswerWords } from '../../components/answer-words';
import { DinerDetails } from '../../components/diner-details';
import type { DinerBody } from '../../components/diner-details';
import { ErrorSummary } from '../../components/error-summary';
import { GuestFields } from '../../components/guest-fields';
import { Sheet } from '../../components/page-frame';
import { TableFields } from '../../components/table-fields';
import { useAudience } from '../../components/use-audience';
import { useHostsForm } from '../../components/use-hosts-form';
import { cancelHash } from '../../later-paths';
import { partySizeOf, problemsOf, sanitized } from '../../lib/form-values';
import type { FormErrors, FormValues, OtherField } from '../../lib/form-values';
import { guestsInText } from '../../lib/labels';
import { stateOf } from '../../lib/reservation-state';
import { CancelDialog } from './cancel-dialog';
import { ChangeButtons } from './change-buttons';
import { detailsOf, toUpdate, valuesOf } from './change-values';
import { useChange } from './use-change';
import type { Progress } from './use-change';
import { useChangeableTable } from './use-changeable-table';
import { useTimesFirst } from '../book/times-first/use-times-first';
import { t } from '../../lib/language';

interface ChangeFormProps {
  reservation: Reservation;
  /** Undefined while it is not known. */
  restaurant: Restaurant | undefined;
}

const onDate = (date: string) => ({ date, time: '' });

/** The reservation as a form, with Update and Cancel. */
export function ChangeForm({ reservation, restaurant }: ChangeFormProps) {
  const { restaurant: ownRestaurant } = reservation;
  const form = useForm<FormValues, OtherField>(() => valuesOf(reservation));
  const { values } = form;
  const [diner, setDiner] = useState<DinerBody>(() => detailsOf(reservation));
  const audience = useAudience(ownRestaurant.id);
  useHostsForm(audience);
  const [confirming, setConfirming] = useState(useLocation().hash === cancelHash);
  const [refusedTime, setRefusedTime] = useState<string>();
  const { progress, update, cancel } = useChange(reservation, form.refuse, () => setRefusedTime(values.time));
  const isRequest = stateOf(reservation) === 'requested';
  const { own, dates, areas, offered, chosen, guests } = useChangeableTable(reservation, restaurant, values);
  const timesFirst = useTimesFirst({
    ...{ form, restaurant: ownRestaurant, dates, guests, area: values.area, areas, offered, onDate },
    isBeyond: false,
    isRequest,
  });

  function problems(): FormErrors {
    const found = problemsOf(sanitized({ ...values, time: chosen?.time ?? '' }), dates, audience, {
      date: own.date,
      guests: reservation.guests,
    });
    if (chosen && !chosen.free) {
      found.time ??= t('problem.timeFull', { guests: guestsInText(partySizeOf(values)) });
    }
    return found;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (progress) return;
    const found = problems();
    if (Object.keys(found).length > 0) return form.refuse(found);
    form.clear();
    setRefusedTime(undefined);
    void update(toUpdate(reservation, { values, diner, audience, instant: chosen?.instant }));
  }

  return (
    <Sheet>
      <form noValidate ref={form.ref} onSubmit={submit}>
        <Stack $gap="xl">
          <AnswerWords reservation={reservation} />
          <TableFields
            form={form}
            audience={audience}
            dates={dates}
            timezone={ownRestaurant.timezone}
            offered={offered}
            callee={ownRestaurant}
            refusedTime={refusedTime}
            onDate={onDate}
            {...timesFirst}
          />
          <GuestFields form={form} diner={diner} onChange={setDiner} restaurant={restaurant} />
          <DinerDetails form={form} diner={diner} onChange={setDiner} />
          {audience === 'member' && <ErrorSummary errors={form.errors} />}
          <Done isRequest={isRequest} progress={progress} />
          <ChangeButtons isRequest={isRequest} progress={progress} onCancel={() => setConfirming(true)} />
        </Stack>
      </form>
      <CancelDialog
        open={confirming}
        reservation={reservation}
        onKeep={() => setConfirming(false)}
        onCancel={() => {
          setConfirming(false);
          void cancel();
        }}
      />
    </Sheet>
  );
}

/** The success, shown before the page moves on. */
function Done({ isRequest, progress }: { isRequest: boolean; progress: Progress }) {
  if (progress !== 'updated' && progress !== 'canceled') return null;
  return (
    <Banner tone="success" role="status">
      {progress === 'updated'
        ? t(isRequest ? 'change.requestIsUpdated' : 'change.isUpdated')
        : t(isRequest ? 'change.isWithdrawn' : 'change.isCanceled')}
    </Banner>
  );
}
