import { useState } from 'react';
import { Button, Dialog, Stack } from '@tablewell/ui';
import { fullDate } from '../../../lib/calendar';
import { PartySizeField } from './party-size-field';
import { WhyClosed } from './why-closed';

export interface WhyDialogProps {
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
      title="Why is this time closed?"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {open && (
        <Stack $gap="md">
          <PartySizeField
            label={`Party size on ${fullDate(date)}`}
            size={partySize}
            onChange={setPartySize}
          />
          <WhyClosed restaurantId={restaurantId} date={date} partySize={partySize} />
        </Stack>
      )}
    </Dialog>
  );
}
