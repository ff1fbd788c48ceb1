import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Audience } from '@tablewell/booking-rules/problems';
import { Button } from '@tablewell/ui';
import type { CreateBody } from '../api/types';
import type { ReservationForm } from '../lib/form-values';
import { isRemembered } from '../lib/remembered';
import { t } from '../lib/language';

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
  booking?: { audience: Audience; restaurantName: string };
}

type Fields = (props: DinerDetailsProps & { open: boolean }) => ReactNode;

// Most diners skip them, so their code is loaded when they are opened. The form works without them.
const Fields = lazy(async () => {
  const nothing = { DinerFields: (): ReactNode => null };
  const { DinerFields } = await import('../features/details/fields').catch(() => nothing);
  return { default: DinerFields as Fields };
});

/** Aligns its label with the labels of the fields. */
const atStart = { paddingInline: 0 };

const hasDetails = (diner: DinerBody) => Object.values(diner).some((value) => String(value) !== '');

/** The optional details behind one button (DINER-2). */
export function DinerDetails(props: DinerDetailsProps) {
  const [isKnown] = useState(() => !!props.booking && isRemembered());
  // Restored details are shown after a reload, so that the diner sees everything that will be sent.
  const [isOpen, setOpen] = useState(() => !!props.booking && !isKnown && hasDetails(props.diner));
  const open = isOpen || !!props.form.errors.email;
  return (
    <div>
      <Button variant="quiet" aria-expanded={open} style={atStart} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{open ? '−' : '+'}</span>
        {t('who.add')}
      </Button>
      {(open || isKnown) && (
        <Suspense>
          <Fields {...props} open={open} />
        </Suspense>
      )}
    </div>
  );
}
