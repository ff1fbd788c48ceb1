import { dietaryNeeds, longestDietaryNotes, occasions } from '@tablewell/booking-rules/diner-details';
import { dietaryLabels, occasionLabels } from '@tablewell/booking-rules/diner-labels';
import { Chips, Stack, TextField, rich } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { dietaryWords, occasionWords } from '../../lib/diner-words';
import { Folded } from './folded';
import type { Values } from './form-values';
import { t } from './texts';

interface DinerFieldsProps {
  form: Pick<Form<Values>, 'values' | 'text' | 'change'>;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * The details that a guest gives the host: email address, occasion and dietary needs (DINER-6). While collapsed, its summary lists
 * them.
 */
export function DinerFields({ form, open, onToggle }: DinerFieldsProps) {
  const { values, change } = form;
  const { email, occasion, dietary } = values;
  const summary = [dietaryWords(values), occasionWords(values), email].filter(Boolean).join(' · ');
  return (
    <Folded open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        {open
          ? t('hostForm.details.title')
          : rich(t('hostForm.details.titleClosed', { details: summary || t('hostForm.details.nothing') }), {
              details: (words) => <span>{words}</span>,
            })}
      </summary>
      {open && (
        <Stack $gap="md">
          <TextField
            label={t('hostForm.details.email')}
            optional
            type="email"
            hint={t('hostForm.details.emailHint')}
            maxLength={254}
            autoComplete="off"
            {...form.text('email')}
          />
          <Chips
            title={t('hostForm.details.occasion')}
            items={occasions.map((id) => ({ id, label: occasionLabels[id] }))}
            chosen={[occasion]}
            onChoose={(id) => change({ occasion: occasion === id ? '' : id })}
          />
          <Chips
            title={t('hostForm.details.dietary')}
            items={dietaryNeeds.map((id) => ({ id, label: dietaryLabels[id] }))}
            chosen={dietary}
            onChoose={(id) =>
              change({
                dietary: dietary.includes(id) ? dietary.filter((need) => need !== id) : [...dietary, id],
              })
            }
          />
          <TextField
            label={t('hostForm.details.dietaryNotes')}
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
