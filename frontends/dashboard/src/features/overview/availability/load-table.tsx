import { VisuallyHidden } from '@tablewell/ui';
import type { DayLoad } from './slot-load';
import { statusLabel } from './status-look';

/** The chart as a table, for screen readers. */
export const LoadTable = ({ load, caption }: { load: DayLoad; caption: string }) => (
  <VisuallyHidden as="div">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Reservations</th>
          <th scope="col">Guests</th>
          <th scope="col">Seated from earlier</th>
          <th scope="col">{load.estimated ? 'Activity' : 'Booked'}</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {load.slots.map((slot) => (
          <tr key={slot.minute}>
            <th scope="row">{slot.label}</th>
            <td>{slot.reservations}</td>
            <td>{slot.guests}</td>
            <td>{slot.seatedGuests}</td>
            <td>{load.estimated ? slot.activity : `${slot.percent}%`}</td>
            <td>{statusLabel[slot.status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);
