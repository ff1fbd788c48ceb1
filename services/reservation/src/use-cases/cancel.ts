import type { Refusal } from '@tablewell/chassis/refusal';
import { next } from '../domain/lifecycle';
import type { Reservation } from '../domain/reservation';
import { findForHolder } from './access';
import type { Ports } from '../ports';
import { revise } from './revise';

/** Cancels, for the holder of the id (BOOKING-9). Idempotent, with one event (BOOKING-12). */
export function cancel(ports: Ports) {
  return (id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForHolder(ports, id),
      async (current) => {
        const status = next(current.status, 'cancel');
        if (status === 'same' || status === 'refused') return 'unchanged';
        return { next: { ...current, status }, event: (after) => ports.eventFactory.canceled(after) };
      },
    );
}
