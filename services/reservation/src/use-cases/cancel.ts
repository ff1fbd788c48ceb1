import type { Refusal } from '@tablewell/chassis/refusal';
import { next, stageOf, storedStage } from '../domain/lifecycle';
import { overForDiner } from '../domain/step-refusals';
import { withdrawn } from '../domain/request';
import type { Reservation } from '../domain/reservation';
import { findForHolder } from './access';
import type { Ports } from '../ports';
import { revise } from './revise';

/** Cancels, for the holder of the id (BOOKING-9). Idempotent, with one event (BOOKING-12). Not once the party sits, nor after (PARTY-8). */
export function cancel(ports: Ports) {
  return (id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForHolder(ports, id),
      async (current) => {
        const stage = next(stageOf(current), 'cancel');
        if (stage === 'same') return 'unchanged';
        if (stage === 'refused') return overForDiner(stageOf(current));
        return {
          next: { ...current, ...storedStage(stage), request: withdrawn(current.request) },
          event: (after) => ports.eventFactory.canceled(after),
        };
      },
    );
}
