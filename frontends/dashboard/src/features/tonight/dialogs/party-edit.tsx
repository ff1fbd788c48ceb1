import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Party } from '@tablewell/api-client/book';
import { Banner, Button, Inline, Stack, TextArea, TextField, space, useForm } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { OverrideFields } from '../../../parts/host-form/override-fields';
import { DinerFields } from '../../../parts/host-form/diner-fields';
import { problemsOf, toBooking, valuesOf } from '../../../parts/host-form/form-values';
import type { Values } from '../../../parts/host-form/form-values';
import { overridableRefusal, useBooking } from '../../../parts/host-form/use-booking';
import { t } from '../texts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm};
`;

interface PartyEditProps {
  restaurantId: string;
  party: Party;
  zone: string;
  onClose: () => void;
}

/** Notes, allergies, size, time and contact of a party, changed within its card (EVENING-27). */
export function PartyEdit({ restaurantId, party, zone, onClose }: PartyEditProps) {
  // The party as it was when the form was opened: saving detects a later change by another member.
  const [opened] = useState(party);
  const form = useForm<Values>(() => valuesOf(opened, zone));
  const { values, errors, change, text } = form;
  const shown = valuesOf(opened, zone);
  const changed = { id: opened.id, version: opened.version, before: toBooking(shown), shown };
  const saving = useBooking({ restaurantId, changed, zone, onDone: onClose });
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
        {saving.error && !refused && (
          <Banner tone="danger" role="alert">
            {messageOf(saving.error)}
          </Banner>
        )}
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
          <TextField label={t('tonight.move.time')} type="time" disabled={sits} {...text('time')} />
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
