import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from '@tablewell/federation/router';
import { Button, Dialog, ErrorPanel, LoadingPanel, Stack } from '@tablewell/ui';
import { dateIn, useDashboardParams, useLeaveForm } from '../../lib/dashboard-params';
import { messageOf } from '../../lib/message-of';
import { serviceDateAt } from '../../lib/service-day';
import { useToday } from '../../lib/use-today';
import { selectRestaurant, useRestaurants } from '../../lib/use-restaurants';
import { eveningOf, isOver } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { stageLabel } from '../evening/labels';
import { reservationById } from './api/host-form';
import { valuesOf } from './form-values';
import { HostForm } from './host-form';
import { HostFormDialog } from './host-form-dialog';
import { useSeen } from './use-newer';
import { usePartyElsewhere } from './use-party-elsewhere';
import { t } from './texts';

/**
 * The host's form at its own addresses, over the tab from which it was opened, whose parameters the dashboard's route
 * has read.
 */
export function HostFormRoutes() {
  const { restaurantId, reservationId } = useParams();
  if (restaurantId) return <NewReservation restaurantId={restaurantId} />;
  return reservationId ? <EditReservation reservationId={reservationId} /> : null;
}

/** Selects the restaurant of the form's address. */
function useShown(restaurantId: string) {
  const { all, current } = useRestaurants();
  const requested = all.find(({ id }) => id === restaurantId);
  useEffect(() => {
    if (requested && requested.id !== current?.id) selectRestaurant(requested);
  }, [requested, current]);
  return requested;
}

function NewReservation({ restaurantId }: { restaurantId: string }) {
  const restaurant = useShown(restaurantId);
  const leave = useLeaveForm();
  const [params] = useDashboardParams();
  const today = useToday(restaurant?.timezone ?? 'UTC');
  const named = dateIn(params) ?? today;
  const date = named >= today ? named : today;
  if (!restaurant) return <Missing message={t('hostForm.noRestaurant')} onClose={leave} />;
  return <HostFormDialog open restaurantId={restaurant.id} date={date} onClose={leave} />;
}

function EditReservation({ reservationId }: { reservationId: string }) {
  const leave = useLeaveForm();
  const found = useQuery(reservationById(reservationId));
  const { restaurant: place, reservation_time: at } = found.data ?? {};
  const restaurant = useShown(place?.id ?? '');
  const zone = restaurant?.timezone ?? 'UTC';
  const date = at ? serviceDateAt(Date.parse(at), { ...restaurant, timezone: zone }) : '';
  const evening = useQuery({
    ...eveningOf(restaurant?.id ?? '', date),
    enabled: restaurant !== undefined && date !== '',
  });
  const here = evening.data?.parties.find(({ id }) => id === reservationId);
  // A form that is open stays so if a colleague moves its party to another day.
  const [last, keep] = useState(here);
  if (here && here !== last) keep(here);
  const isMoved = evening.data !== undefined && !here && last !== undefined;
  const elsewhere = usePartyElsewhere(restaurant?.id ?? '', isMoved ? reservationId : undefined);
  const party = here ?? elsewhere.party ?? (elsewhere.isDeleted ? undefined : last);
  // A failed refetch in the background keeps the form and its input.
  const error = (!found.data && found.error) || (!evening.data && evening.error);
  if (error) return <Missing message={messageOf(error)} onClose={leave} />;
  if (evening.data && !party) return <Missing message={t('hostForm.noReservation')} onClose={leave} />;
  if (party && isOver(party))
    return (
      <Missing
        message={t('hostForm.notChangeable', { name: party.name, stage: stageLabel(party.stage) })}
        onClose={leave}
      />
    );
  return (
    <Dialog
      open
      side
      title={party ? t('hostForm.editNamed', { name: party.name }) : t('hostForm.edit')}
      onClose={leave}
    >
      {restaurant && party ? (
        <EditForm
          key={party.id}
          restaurantId={restaurant.id}
          party={party}
          zone={zone}
          date={elsewhere.party ? elsewhere.date : date}
          onClose={leave}
        />
      ) : (
        <LoadingPanel text={t('hostForm.loadingReservation')} />
      )}
    </Dialog>
  );
}

interface EditFormProps {
  restaurantId: string;
  party: Party;
  /** The restaurant's zone. */
  zone: string;
  /** The service day, YYYY-MM-DD. */
  date: string;
  onClose: () => void;
}

function EditForm({ restaurantId, party, zone, date, onClose }: EditFormProps) {
  const { changed, initial, newer } = useSeen(party, valuesOf(party, zone, date));
  return (
    <HostForm
      restaurantId={restaurantId}
      initial={initial}
      changed={changed}
      newer={newer}
      onClose={onClose}
    />
  );
}

const Missing = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <Dialog open side title={t('hostForm.title')} onClose={onClose}>
    <Stack $gap="md">
      <ErrorPanel message={message} />
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('hostForm.back')}
        </Button>
      </div>
    </Stack>
  </Dialog>
);
