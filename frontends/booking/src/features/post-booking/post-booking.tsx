import { serverNow } from '@tablewell/api-client/server-clock';
import { Stack } from '@tablewell/ui';
import type { Reservation } from '../../api/types';
import { stateOf } from '../../lib/reservation-state';
import { Calendars } from './calendars';
import { MessageForm } from './message-form';
import { GivenDetails } from './given-details';
import { Policies } from './policies';
import { SharingPart } from './sharing-part';
import { Where } from './where';

const minuteMs = 60_000;
/** For how long after its start a party may still write. */
const writesUntilMs = 180 * minuteMs;

/** What a diner can do after booking, beside changing and canceling (AFTER-1). */
export function PostBooking({ reservation }: { reservation: Reservation }) {
  const state = stateOf(reservation);
  const isOpen = state === 'confirmed' || state === 'requested';
  const startsAt = Date.parse(reservation.reservation_time);
  return (
    <Stack $gap="lg">
      {state === 'confirmed' && startsAt > serverNow() && <Calendars reservation={reservation} />}
      {isOpen && <Where restaurant={reservation.restaurant} />}
      {isOpen && <Policies restaurant={reservation.restaurant} />}
      <GivenDetails reservation={reservation} />
      <SharingPart reservation={reservation} />
      {isOpen && serverNow() < startsAt + writesUntilMs && <MessageForm reservation={reservation} />}
    </Stack>
  );
}
