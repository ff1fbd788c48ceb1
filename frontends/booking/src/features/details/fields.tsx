import { useEffect, useRef, useState } from 'react';
import { storedToken } from '@tablewell/api-client';
import {
  dietaryNeeds,
  longestDietaryNotes,
  marketingTextVersion,
  occasions,
} from '@tablewell/booking-rules/diner-details';
import { Checkbox, Chips, color, space, Stack, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { DinerBody, DinerDetailsProps } from '../../components/diner-details';
import { readRemembered, remember } from './remember';
import { t } from '../../lib/language';

const Panel = styled.div`
  margin-top: ${space.lg};
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

const Apart = styled.div`
  padding-top: ${space.md};
  border-top: 1px solid ${color.border};
`;

/** The optional details. While collapsed, they only fill in the remembered ones. */
export function DinerFields({ form, diner, onChange, booking, open }: DinerDetailsProps & { open: boolean }) {
  const change = (more: DinerBody) => onChange({ ...diner, ...more });
  // A signed-in user may be a member of the restaurant, who tries the page or books for somebody else.
  const isOwn = booking !== undefined && !storedToken();
  const [remembers, setRemembers] = useRemembering({ form, diner, onChange, isOwn });
  if (!open) return null;
  const { email = '', occasion = '', dietary = [], dietaryNotes = '' } = diner;
  return (
    <Panel>
      <Stack $gap="lg">
        <Chips
          title={t('who.occasion')}
          hint={t('who.occasionFor')}
          items={occasions.map((id) => ({ id, label: t(`occasion.${id}`) }))}
          chosen={[occasion]}
          onChoose={(id) => change({ occasion: occasion === id ? '' : id })}
        />
        <Chips
          title={t('who.dietary')}
          hint={t('who.dietaryFor')}
          items={dietaryNeeds.map((id) => ({ id, label: t(`dietary.${id}`) }))}
          chosen={dietary}
          onChoose={(id) =>
            change({ dietary: dietary.includes(id) ? dietary.filter((one) => one !== id) : [...dietary, id] })
          }
        />
        <TextField
          label={t('who.dietaryNotes')}
          optional
          maxLength={longestDietaryNotes}
          autoComplete="off"
          value={dietaryNotes}
          onChange={({ target }) => change({ dietaryNotes: target.value })}
        />
        {isOwn && (
          <Checkbox
            checked={remembers}
            onChange={({ target }) => setRemembers(target.checked)}
            label={
              <>
                {t('who.remember')}
                <small>{t('who.rememberFor')}</small>
              </>
            }
          />
        )}
        {isOwn && email.trim() !== '' && (
          <Apart role="group" aria-label={t('who.news')}>
            <Checkbox
              checked={diner.marketingConsent === true}
              onChange={({ target }) => change({ marketingConsent: target.checked, marketingTextVersion })}
              label={t('who.consent', { restaurant: booking.restaurantName })}
            />
          </Apart>
        )}
      </Stack>
    </Panel>
  );
}

/**
 * Fills in the form with the diner of this device once, where its fields are empty, and remembers them while that is
 * on. A host fills in the form for somebody else, so it neither reads nor remembers anything.
 */
function useRemembering({
  form,
  diner,
  onChange,
  isOwn,
}: Pick<DinerDetailsProps, 'form' | 'diner' | 'onChange'> & { isOwn: boolean }) {
  const [known] = useState(() => (isOwn ? readRemembered() : undefined));
  const [remembers, setRemembers] = useState(known !== undefined);
  const filled = useRef(false);
  const { name, phoneNumber } = form.values;
  const { email = '', dietary = [], dietaryNotes = '' } = diner;
  useEffect(() => {
    if (filled.current || !known) return;
    filled.current = true;
    form.change({ name: name || known.name, phoneNumber: phoneNumber || known.phoneNumber });
    onChange({
      ...diner,
      email: email || known.email,
      dietary: dietary.length > 0 ? dietary : known.dietary,
      dietaryNotes: dietaryNotes || known.dietaryNotes,
    });
  });
  const snapshot = JSON.stringify({ name, phoneNumber, email, dietary, dietaryNotes });
  useEffect(() => {
    if (!isOwn || (known && !filled.current)) return;
    if (remembers) remember(JSON.parse(snapshot) as Parameters<typeof remember>[0]);
  }, [isOwn, known, remembers, snapshot]);
  return [
    remembers,
    (wanted: boolean) => {
      setRemembers(wanted);
      if (!wanted) remember(undefined);
    },
  ] as const;
}
