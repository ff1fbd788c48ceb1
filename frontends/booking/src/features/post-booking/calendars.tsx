import { Link, Stack } from '@tablewell/ui';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { useResource } from '../../components/use-resource';
import { toCalendarFile } from '../../later-paths';
import { calendarLinks } from './calendar-links';
import { Links, Part, PartTitle } from './part';
import { t } from '../../lib/language';

/** Links that add the reservation to the diner's calendar (AFTER-2). */
export function Calendars({ reservation }: { reservation: Reservation }) {
  const { data } = useResource(restaurantById(reservation.restaurant.id));
  const { google, outlook } = calendarLinks(reservation, data?.face, window.location.origin);
  return (
    <Part aria-labelledby="calendar-title">
      <Stack $gap="xs">
        <PartTitle id="calendar-title">{t('after.calendar')}</PartTitle>
        <Links>
          <Link href={toCalendarFile(reservation.id)} download="">
            {t('after.apple')}
          </Link>
          <Link href={google} target="_blank" rel="noreferrer">
            Google
          </Link>
          <Link href={outlook} target="_blank" rel="noreferrer">
            Outlook
          </Link>
        </Links>
      </Stack>
    </Part>
  );
}
