import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Inline, Stack, TextArea, TextField, space, useForm } from '@tablewell/ui';
import { styled } from 'styled-components';
import { shortDate } from '../../../lib/calendar';
import { OverrideFields } from '../../../parts/host-form/override-fields';
import { DinerFields } from '../../../parts/host-form/diner-fields';
import { problemsOf, toBooking, valuesOf } from '../../../parts/host-form/form-values';
import type { Values } from '../../../parts/host-form/form-values';
import { overridableRefusal, useBooking } from '../../../parts/host-form/use-booking';
import { SavingProblem } from '../../../parts/host-form/saving-problem';
import { useSeen, useShowNewer } from '../../../parts/host-form/use-newer';
import { ElsewhereNote } from './elsewhere-note';
import type { OpenParty } from './use-open-party';
import { t } from '../texts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm};
`;

interface PartyEditProps {
  restaurantId: string;
  of: OpenParty;
  zone: string;
  onClose: () => void;
}

/** Notes, allergies, size, time and contact of a party, changed within its card (EVENING-27). */
export function PartyEdit({ restaurantId, of, zone, onClose }: PartyEditProps) {
  const { party } = of;
  const { changed, initial, newer } = useSeen(party, valuesOf(party, zone));
  const form = useForm<Values>(() => initial);
  const { values, errors, change, text } = form;
  const [openedOn] = useState(initial.date);
  const saving = useBooking({ restaurantId, changed, zone, onDone: onClose });
  useShowNewer(form, initial, newer, saving.error);
  const refused = overridableRefusal(saving.error);
  const [showsDetails, setShowsDetails] = useState(true);
  const sits = party.stage === 'seated' || party.stage === 'finished' || party.stage === 'no-show';
  const whySits = party.stage === 'seated' ? t('tonight.edit.seated') : t('tonight.edit.sits');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const problems = problemsOf(values, refused);
    if (problems.email) setShowsDetails(true);
    if (Object.keys(problems).length > 0) return form.refuse(problems);
    if (!saving.isPending) saving.mutate(toBooking(values));
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit}>
      <Stack $gap="md">
        <ElsewhereNote of={of} zone={zone} />
        {saving.error && !refused && <SavingProblem error={saving.error} />}
        <TextArea
          label={t('tonight.edit.notes')}
          optional
          maxLength={600}
          rows={3}
          autoFocus
          {...text('notes')}
        />
        <DinerFields form={form} open={showsDetails} onToggle={setShowsDetails} />
        <Row>
          <TextField
            label={t('tonight.edit.size')}
            type="number"
            min={1}
            disabled={sits}
            hint={sits ? whySits : undefined}
            {...text('size')}
          />
          <TextField
            label={t('tonight.move.time')}
            type="time"
            disabled={sits}
            hint={values.date === openedOn ? undefined : shortDate(values.date)}
            {...text('time')}
          />
        </Row>
        <Row>
          <TextField label={t('tonight.edit.name')} maxLength={100} autoComplete="off" {...text('name')} />
          <TextField
            label={t('tonight.edit.phone')}
            optional
            type="tel"
            maxLength={40}
            autoComplete="off"
            {...text('phoneNumber')}
          />
        </Row>
        {refused && (
          <OverrideFields
            refusal={refused}
            checked={values.override}
            reason={values.reason}
            error={errors.reason}
            onChange={change}
          />
        )}
        <Inline $gap="xs">
          <Button type="submit" busy={saving.isPending}>
            {t('tonight.edit.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('tonight.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
