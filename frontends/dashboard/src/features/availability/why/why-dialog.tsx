import { useState } from 'react';
import { Button, Dialog, SelectField, Stack } from '@tablewell/ui';
import { fullDate } from '../../../lib/calendar';
import { WhyClosed } from './why-closed';

const sizes = Array.from({ length: 20 }, (_, index) => index + 1);

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
          <SelectField
            label={`Party size on ${fullDate(date)}`}
            value={partySize}
            onChange={({ target }) => setPartySize(Number(target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </SelectField>
          <WhyClosed restaurantId={restaurantId} date={date} partySize={partySize} />
        </Stack>
      )}
    </Dialog>
  );
}
