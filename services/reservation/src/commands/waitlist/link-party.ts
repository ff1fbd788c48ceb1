import { Refusal } from '@tablewell/chassis/refusal';
import { comparedPhone } from '../../limits/public-limits';
import type { Details, Reservation } from '../../party/reservation';
import type { PhoneBookingRequest, Ports } from '../../ports';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import type { NewPartyPorts } from '../new-reservation';
import type { Attempt } from '../repeated-booking';

/** A party that joins through the link, with valid fields. */
export interface LinkParty {
  readonly id: string;
  readonly attempt: Attempt;
  readonly details: Details;
  readonly email: string;
  readonly area: string | undefined;
  readonly language: string;
  readonly now: Date;
  /** Its place among the reservations of its number; undefined: it does not count. */
  readonly phone: PhoneBookingRequest | undefined;
}

export type LinkPorts = NewPartyPorts & Pick<Ports, 'restaurants' | 'days' | 'limits' | 'newId'>;

/** The refusal of a second entry of one person, by number or address. */
export function refuseSecondEntry(
  { country }: Pick<KnownRestaurant, 'country'>,
  { details, email }: Pick<LinkParty, 'details' | 'email'>,
  others: readonly Pick<Reservation, 'phoneNumber' | 'email'>[],
): Refusal | undefined {
  const phone = comparedPhone(details.phoneNumber, country);
  const isSame = (other: Pick<Reservation, 'phoneNumber' | 'email'>): boolean =>
    (phone !== '' && comparedPhone(other.phoneNumber, country) === phone) ||
    (email !== '' && other.email?.toLowerCase() === email.toLowerCase());
  return others.some(isSame)
    ? new Refusal('conflict', 'existing-entry', 'You are on this waitlist already.')
    : undefined;
}

export const linkRefusals = {
  closed: () => new Refusal('conflict', 'waitlist-closed', 'The waitlist is closed at this moment.'),
  full: () => new Refusal('conflict', 'waitlist-full', 'The waitlist is full. Please call the restaurant.'),
} as const;
