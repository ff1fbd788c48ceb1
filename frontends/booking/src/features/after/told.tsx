import { dietaryLabel, occasionLabel } from '@tablewell/booking-rules/diner-labels';
import { Button, Stack } from '@tablewell/ui';
import type { Reservation } from '../../api/types';
import { Facts } from '../../components/facts';
import { stopNews } from './api/diner-calls';
import { Part, PartTitle } from './part';
import { useTold } from './use-told';
import { words } from './words';

/** What the diner told with the booking, and the end of the news that they asked for (WHO-4). */
export function Told({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, email = '', occasion = '', dietary = [], dietaryNotes = '' } = reservation;
  const { marketingConsent } = reservation;
  const { busy, tell } = useTold(words.told.failed);
  const needs = [...dietary.map(dietaryLabel), dietaryNotes].filter(Boolean).join(', ');
  const facts = [
    { label: words.told.email, value: email },
    { label: words.told.occasion, value: occasion && occasionLabel(occasion) },
    { label: words.told.dietary, value: needs },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0 && marketingConsent === undefined) return null;
  return (
    <Part aria-labelledby="told-title">
      <Stack $gap="sm">
        <PartTitle id="told-title">{words.told.title}</PartTitle>
        <Facts facts={facts} />
        {marketingConsent !== undefined && (
          <p role="status">{marketingConsent ? words.told.news(restaurant.name) : words.told.noNews}</p>
        )}
        {marketingConsent && (
          <div>
            <Button variant="secondary" busy={busy} onClick={() => void tell(() => stopNews(id))}>
              {words.told.stop}
            </Button>
          </div>
        )}
      </Stack>
    </Part>
  );
}
