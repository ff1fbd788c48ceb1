import { VisuallyHidden } from '@tablewell/ui';
import type { DayLoad } from './slot-load';
import { statusLabel } from './status-look';
import { t } from '../texts';

/** The chart as a table, for screen readers. */
export const LoadTable = ({ load, caption }: { load: DayLoad; caption: string }) => (
  <VisuallyHidden as="div">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('overview.load.time')}</th>
          <th scope="col">{t('overview.load.reservations')}</th>
          <th scope="col">{t('overview.load.guests')}</th>
          <th scope="col">{t('overview.load.seatedBefore')}</th>
          <th scope="col">{load.estimated ? t('overview.load.activity') : t('overview.load.booked')}</th>
          <th scope="col">{t('overview.load.status')}</th>
        </tr>
      </thead>
      <tbody>
        {load.slots.map((slot) => (
          <tr key={slot.minute}>
            <th scope="row">{slot.label}</th>
            <td>{slot.reservations}</td>
            <td>{slot.guests}</td>
            <td>{slot.seatedGuests}</td>
            <td>{load.estimated ? t(`overview.load.activity.${slot.activity}`) : `${slot.percent}%`}</td>
            <td>{statusLabel(slot.status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);
