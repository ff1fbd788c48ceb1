import { type Audience, validateReservation } from '@tablewell/booking-rules';
import { type DinerDetailsInput, validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { type Actor, isMember } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { resolveArea } from '../../day/starts/area';
import { refusePartySize } from '../../day/starts/booking-rules';
import { audienceOfTables, findStay, type PlacementRequest } from '../../day/starts/place-party';
import type { RequestedStay } from '../../day/claims/placement';
import { cleanDinerInput } from '../../party/diner-details';
import { languageProblems } from '../../party/diner-language';
import { readSharingConsent, type SharingConsent } from '../../party/guest-sharing';
import { withMasked } from '../../party/masked-input';
import { cleanDetails, type Details } from '../../party/reservation';
import { refusals } from '../../restaurant/refusals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import type { BookCommand } from './book';
import { hashPhone } from '../hash-phone';
import { toStart } from '../when';

/** A booking whose fields and start are valid; whether a table is free is decided next. */
export interface ValidBooking {
  readonly audience: Audience;
  readonly details: Details;
  readonly diner: DinerDetailsInput;
  /** The diner agrees to sharing in the group; undefined: they say nothing. */
  readonly sharing: SharingConsent | undefined;
  readonly language: string;
  /** The requested area, by its current name if it is known; absent: anywhere. */
  readonly area: string | undefined;
  /** The refusal of an area that is unknown now: a hold keeps its area even if the area was renamed since. */
  readonly unknownArea: Refusal | undefined;
  /** The hash of a diner's phone number; absent for members, and without a number. */
  readonly phoneHash: string | undefined;
  readonly stay: RequestedStay;
  readonly request: PlacementRequest;
}

/** Validates a booking, in the order in which a person would mend it: the fields, the start, the area, the rules. */
export function readBooking(
  { limits }: Pick<Ports, 'limits'>,
  restaurant: RestaurantRules,
  actor: Actor | undefined,
  command: BookCommand,
  now: Date,
): ValidBooking | Refusal {
  const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
  // Otherwise it would be a real restaurant without a plan (TEST-5).
  if (restaurant.isTest && audience === 'public') return refusals.notForPublic();
  const { name, partySize, phoneNumber, notes, language = '' } = command;
  const details = cleanDetails({ name, partySize, phoneNumber, notes });
  const diner = cleanDinerInput(command.diner ?? {});
  const sharing = command.sharing && readSharingConsent(actor, command.sharing);
  const problems = withMasked(
    [
      ...validateReservation(details, audience),
      ...validateDinerDetails(diner),
      ...languageProblems(language),
      ...(isRefusal(sharing) ? sharing.fields : []),
    ],
    { phoneNumber, email: diner.email },
  );
  if (problems.length > 0 || isRefusal(sharing)) return invalid(problems);
  const wrongSize = refusePartySize(restaurant, details.partySize, audience);
  if (wrongSize) return wrongSize;
  const when = toStart(command.when, restaurant.timezone);
  if (isRefusal(when)) return when;

  const known = resolveArea(restaurant, command.area, audienceOfTables(audience));
  const unknownArea = isRefusal(known) ? known : undefined;
  if (unknownArea && !command.holdId) return unknownArea;
  const area = isRefusal(known) ? command.area?.trim() : known;

  const phoneHash = audience === 'public' ? hashPhone(restaurant, details.phoneNumber) : undefined;
  const request: PlacementRequest = {
    when,
    partySize: details.partySize,
    area,
    rules: 'book',
    audience: audienceOfTables(audience),
    ...(phoneHash ? { byPhone: { phoneHash, limit: limits.byPhoneAndStart } } : {}),
  };
  const stay = findStay(restaurant, request, now);
  if (isRefusal(stay)) return stay;
  return { audience, details, diner, sharing, language, area, unknownArea, phoneHash, stay, request };
}
