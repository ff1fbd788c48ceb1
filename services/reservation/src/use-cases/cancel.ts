import type { Refusal } from '@tablewell/chassis/refusal';
import { next } from '../domain/lifecycle';
import type { Reservation } from '../domain/reservation';
import { held } from './access';
import type { Ports } from './ports';
import { revise } from './revise';

/** Cancels: for whoever holds the id. What is canceled stays so, and nobody is told twice (contract §3). */
export function cancel(ports: Ports) {
  return (id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => held(ports, id),
      async (current) => {
        const status = next(current.status, 'cancel');
        if (status === 'same' || status === 'refused') return 'unchanged';
        return { next: { ...current, status }, event: (after) => ports.facts.canceled(after) };
      },
    );
}
