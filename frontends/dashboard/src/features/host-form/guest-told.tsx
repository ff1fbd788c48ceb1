import { dietaryNeeds, longestDietaryNotes, occasions } from '@tablewell/booking-rules/diner-details';
import { dietaryLabels, occasionLabels } from '@tablewell/booking-rules/diner-labels';
import { Chips, Stack, TextField, rich } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { dietaryWords, occasionWords } from '../../lib/diner-words';
import { Folded } from './folded';
import type { Values } from './form-values';
import { t } from './texts';

export interface GuestToldProps {
  form: Pick<Form<Values>, 'values' | 'text' | 'change'>;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * What a guest has told the host: email address, occasion and dietary needs (WHO-6). While collapsed, its summary lists
 * them.
 */
export function GuestTold({ form, open, onToggle }: GuestToldProps) {
  const { values, change } = form;
  const { email, occasion, dietary } = values;
  const summary = [dietaryWords(values), occasionWords(values), email].filter(Boolean).join(' · ');
  return (
    <Folded open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        {open
          ? t('hostForm.told.title')
          : rich(t('hostForm.told.titleClosed', { told: summary || t('hostForm.told.nothing') }), {
              told: (words) => <span>{words}</span>,
            })}
      </summary>
      {open && (
        <Stack $gap="md">
          <TextField
            label={t('hostForm.told.email')}
            optional
            type="email"
            hint={t('hostForm.told.emailHint')}
            maxLength={254}
            autoComplete="off"
            {...form.text('email')}
          />
          <Chips
            title={t('hostForm.told.occasion')}
            items={occasions.map((id) => ({ id, label: occasionLabels[id] }))}
            chosen={[occasion]}
            onChoose={(id) => change({ occasion: occasion === id ? '' : id })}
          />
          <Chips
            title={t('hostForm.told.dietary')}
            items={dietaryNeeds.map((id) => ({ id, label: dietaryLabels[id] }))}
            chosen={dietary}
            onChoose={(id) =>
              change({
                dietary: dietary.includes(id) ? dietary.filter((need) => need !== id) : [...dietary, id],
              })
            }
          />
          <TextField
            label={t('hostForm.told.dietaryNotes')}
            optional
            maxLength={longestDietaryNotes}
            autoComplete="off"
            {...form.text('dietaryNotes')}
          />
        </Stack>
      )}
    </Folded>
  );
}
