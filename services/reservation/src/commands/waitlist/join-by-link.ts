import { validateReservation } from '@tablewell/booking-rules';
import { validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { type Actor, isMember } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { resolveArea } from '../../day/starts/area';
import { cleanDinerInput } from '../../party/diner-details';
import { languageProblems } from '../../party/diner-language';
import { withMasked } from '../../party/masked-input';
import { cleanDetails, type Reservation } from '../../party/reservation';
import { refusals } from '../../restaurant/refusals';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { hashPhone } from '../hash-phone';
import { phoneBookingRequest } from '../phone-booking';
import { type Attempt, findEarlier } from '../repeated-booking';
import type { RequestedTime } from '../when';
import { joinForStart } from './join-for-start';
import { joinLine, type QuoteOf } from './join-line';
import type { LinkParty, LinkPorts } from './link-party';

export interface JoinByLinkCommand extends Attempt {
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly email: string;
  readonly area: string;
  readonly language: string;
  /** The full start that the party asks for; absent: the line of now. */
  readonly start?: RequestedTime | undefined;
  /** HH:MM, in the line of now; empty: any time. */
  readonly notBefore: string;
}

/** Joins the line of now, or the list for a full start, for anyone (WAIT-11, WAIT-14). */
export function joinByLink(ports: LinkPorts, quote: QuoteOf) {
  return async (command: JoinByLinkCommand, actor?: Actor): Promise<Reservation | Refusal> => {
    const restaurant = await ports.restaurants.find(command.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    if (restaurant.isTest && !isMember(actor, restaurant.id)) return refusals.notForPublic();
    const earlier = await findEarlier(ports, command);
    if (earlier) return earlier;
    const read = readParty(ports, restaurant, command);
    if (isRefusal(read)) return read;
    return command.start
      ? joinForStart(ports, restaurant, read, command.start)
      : joinLine(ports, restaurant, read, { notBefore: command.notBefore, quote });
  };
}

function readParty(
  ports: Pick<LinkPorts, 'limits' | 'clock' | 'newId'>,
  restaurant: KnownRestaurant,
  command: JoinByLinkCommand,
): LinkParty | Refusal {
  const { language, idempotencyKey: key } = command;
  const { name, partySize, phoneNumber } = command;
  const details = cleanDetails({ name, partySize, phoneNumber, notes: '' });
  const { email = '' } = cleanDinerInput({ email: command.email });
  const { largestParty } = restaurant.waitlist ?? defaultWaitlist;
  const problems = withMasked(
    [
      ...validateReservation(details, 'public'),
      ...validateDinerDetails({ email }),
      ...languageProblems(language),
      ...(details.phoneNumber === '' && email === ''
        ? [{ field: 'phoneNumber', message: 'Please give a phone number or an email address' }]
        : []),
    ],
    { phoneNumber, email },
  );
  if (problems.length === 0 && partySize > largestParty)
    problems.push({
      field: 'partySize',
      message: `Up to ${largestParty} people can join the waitlist here. Please call the restaurant.`,
    });
  if (problems.length > 0) return invalid(problems);
  const area = resolveArea(restaurant, command.area, 'everyone');
  if (isRefusal(area)) return area;
  const id = ports.newId();
  const phone = phoneBookingRequest(ports, hashPhone(restaurant, details.phoneNumber), {
    ...{ restaurant, reservationId: id, version: 1 },
    ...(key ? { key } : {}),
  });
  return { id, attempt: command, details, email, area, language, now: ports.clock(restaurant.id), phone };
}
