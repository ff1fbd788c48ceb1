import { useState } from 'react';
import { Button, Dialog, Stack } from '@tablewell/ui';
import { fullDate } from '../../lib/calendar';
import { PartySizeField } from './party-size-field';
import { WhyClosed } from './why-closed';
import { t } from './texts';

interface WhyDialogProps {
  restaurantId: string;
  date: string;
  open: boolean;
  onClose: () => void;
}

/** Why times of an evening are closed to guests. */
export function WhyDialog({ restaurantId, date, open, onClose }: WhyDialogProps) {
  const [partySize, setPartySize] = useState(2);
  return (
    <Dialog
      side
      open={open}
      title={t('why.title')}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('why.close')}
        </Button>
      }
    >
      {open && (
        <Stack $gap="md">
          <PartySizeField
            label={t('why.partySizeOn', { date: fullDate(date) })}
            size={partySize}
            onChange={setPartySize}
          />
          <WhyClosed restaurantId={restaurantId} date={date} partySize={partySize} />
        </Stack>
      )}
    </Dialog>
  );
}
