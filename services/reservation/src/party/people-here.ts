import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { stageOf } from './lifecycle';
import type { Reservation } from './reservation';

/** How many of a party are here that has not arrived, or does not sit, as a whole; undefined for any other (PARTY-21). */
export function hereOf(
  party: Pick<Reservation, 'peopleHere' | 'partySize' | 'status' | 'progress' | 'request'>,
): number | undefined {
  const stage = stageOf(party);
  const { peopleHere, partySize } = party;
  const isHere = stage === 'arrived' || stage === 'seated';
  return isHere && peopleHere !== undefined && peopleHere < partySize ? peopleHere : undefined;
}

/** The refusal of a number of people with which a party is not partly here, by field. */
export function refusePeopleHere(
  { partySize }: Pick<Reservation, 'partySize'>,
  { step, peopleHere }: { readonly step: string; readonly peopleHere?: number | undefined },
): Refusal | undefined {
  if (peopleHere === undefined) return undefined;
  const field = 'peopleHere';
  if (step !== 'arrive' && step !== 'seat')
    return invalid([{ field, message: 'Only a party that arrives or sits can be partly here' }]);
  if (Number.isInteger(peopleHere) && peopleHere >= 1 && peopleHere < partySize) return undefined;
  return invalid([{ field, message: `Of this party 1 to ${partySize - 1} can be here, or all` }]);
}
