import { Button, Stack } from '@tablewell/ui';
import type { Reservation } from '../../api/types';
import { Facts } from '../../components/facts';
import { stopNews } from './api/diner-calls';
import { Part, PartTitle } from './part';
import { useSend } from './use-send';
import { findText, formats, t } from '../../lib/language';

/** The label of a stored id; an id of a later release is shown unchanged. */
const labelOf = (group: 'occasion' | 'dietary', id: string): string => findText(`${group}.${id}`) ?? id;

/** The details that the diner gave with the booking, and a button that withdraws the consent to marketing (DINER-4). */
export function GivenDetails({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, email = '', occasion = '', dietary = [], dietaryNotes = '' } = reservation;
  const { marketingConsent } = reservation;
  const { busy, send } = useSend(reservation.restaurant, t('after.stopFailed'));
  const needs = formats.list(
    [...dietary.map((need) => labelOf('dietary', need)), dietaryNotes].filter(Boolean),
  );
  const facts = [
    { label: t('field.email'), value: email },
    { label: t('who.occasion'), value: labelOf('occasion', occasion) },
    { label: t('who.dietary'), value: needs },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0 && marketingConsent === undefined) return null;
  return (
    <Part aria-labelledby="details-title">
      <Stack $gap="sm">
        <PartTitle id="details-title">{t('after.details')}</PartTitle>
        <Facts facts={facts} />
        {marketingConsent !== undefined && (
          <p role="status">
            {marketingConsent ? t('after.news', { restaurant: restaurant.name }) : t('after.noNews')}
          </p>
        )}
        {marketingConsent && (
          <div>
            <Button variant="secondary" busy={busy} onClick={() => void send(() => stopNews(id))}>
              {t('after.stopNews')}
            </Button>
          </div>
        )}
      </Stack>
    </Part>
  );
}
