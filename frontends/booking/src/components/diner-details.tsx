import { useState } from 'react';
import { Button } from '@tablewell/ui';
import type { CreateBody } from '../api/types';
import type { ReservationForm } from '../lib/form-values';
import { isRemembered } from '../lib/remembered';
import { t } from '../lib/language';
import { optional } from './optional';

/** The optional details of a diner and their party, in the shape of the API. */
export type DinerBody = Pick<
  CreateBody,
  'email' | 'occasion' | 'dietary' | 'dietaryNotes' | 'marketingConsent' | 'marketingTextVersion'
>;

export interface DinerDetailsProps {
  form: ReservationForm;
  diner: DinerBody;
  onChange: (diner: DinerBody) => void;
  /** Whether this is a new booking: a change neither asks for consent nor remembers anything. */
  booking?: { restaurantName: string };
}

// Most diners skip them, so their code is loaded when they are opened.
const Fields = optional(async () => (await import('../features/details/fields')).DinerFields);

/** Aligns its label with the labels of the fields. */
const atStart = { paddingInline: 0 };

/** Whether there are details other than the e-mail address, which has its field in the open. */
const hasDetails = ({ email: _, ...others }: DinerBody) =>
  Object.values(others).some((value) => String(value) !== '');

/** The optional details behind one button (DINER-2). */
export function DinerDetails(props: DinerDetailsProps) {
  const [isKnown] = useState(() => !!props.booking && isRemembered());
  // Details of the reservation or from before a reload are shown, so that the diner sees everything that is kept or sent.
  const [open, setOpen] = useState(() => !isKnown && hasDetails(props.diner));
  return (
    <div>
      <Button variant="quiet" aria-expanded={open} style={atStart} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{open ? '−' : '+'}</span>
        {t('who.add')}
      </Button>
      {(open || isKnown) && <Fields {...props} open={open} />}
    </div>
  );
}
