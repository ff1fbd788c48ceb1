import type { Claim } from '../day/claims/claim';
import { nextVersion, type Outcome, type Write } from './outcome';
import { findStep } from './party-step';
import type { Reservation } from './reservation';
import { seatedPlan } from './seat';
import { recordOf, type RequestedStep, stepEvent, withStep } from './take-step';

/**
 * Gives a party the tables that its claim has since it swapped them with another party (PARTY-16).
 * @param own its claim; undefined: it is gone
 */
export function swap(
  party: Reservation,
  requested: Omit<RequestedStep, 'tableNumbers'>,
  own: Claim | undefined,
  write: Write,
): Outcome {
  if (findStep(party, requested.id)) return 'unchanged';
  const { tables: _, tableNumbers: _numbers, ...plan } = party.placement;
  const step = { ...requested, tableNumbers: own?.tableNumbers ?? [] };
  const swapped = {
    ...plan,
    tableType: own?.tableType ?? plan.tableType,
    ...(own?.tables ? { tables: own.tables } : {}),
    ...(own?.tableNumbers ? { tableNumbers: own.tableNumbers } : {}),
    pinned: true,
  };
  const reservation = nextVersion(party, write, {
    placement: seatedPlan(plan, swapped),
    steps: withStep(party, { ...recordOf(party, step, write), swapped: true }),
  });
  return { next: reservation, events: [stepEvent(party, reservation, step, write)] };
}
