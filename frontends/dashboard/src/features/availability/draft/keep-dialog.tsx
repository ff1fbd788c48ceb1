import { useState } from 'react';
import type { FormEvent } from 'react';
import { availabilityBounds } from '@tablewell/restaurant-rules/availability/rules';
import { Button, Dialog, Inline, Stack, TextField } from '@tablewell/ui';
import type { KeptDraft } from '../api/rules-draft';
import { draftValues } from './draft-values';
import { t } from '../texts';

interface KeepDialogProps {
  open: boolean;
  /** The draft that is replaced, if there is one. */
  previous: KeptDraft | undefined;
  /** The restaurant's zone. */
  zone: string;
  busy: boolean;
  onKeep: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a draft before it is kept. */
export const KeepDialog = ({ open, onClose, ...rest }: KeepDialogProps) => (
  <Dialog open={open} title={t('availability.keep.title')} onClose={onClose}>
    {open && <Content onClose={onClose} {...rest} />}
  </Dialog>
);

function Content({ previous, zone, busy, onKeep, onClose }: Omit<KeepDialogProps, 'open'>) {
  const [name, setName] = useState(previous?.name ?? '');
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    onKeep(name.trim());
  };
  return (
    <form noValidate onSubmit={keep}>
      <Stack $gap="md">
        <p>
          {previous
            ? t('availability.keep.replaces', draftValues(previous, zone))
            : t('availability.keep.text')}
        </p>
        <TextField
          label={t('availability.keep.name')}
          hint={t('availability.keep.nameHint')}
          maxLength={availabilityBounds.nameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Inline $gap="sm">
          <Button type="submit" busy={busy}>
            {t('availability.keep.action')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('availability.keep.back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
