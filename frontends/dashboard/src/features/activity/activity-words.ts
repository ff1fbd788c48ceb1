import type { Activity, KindName } from './api/activity';

/** The kinds, as the filter offers them. */
export const kindLabels: Record<KindName, string> = {
  all: 'Everything',
  reservation: 'Reservations',
  guest: 'Guests',
  setting: 'Settings',
  layout: 'Floor plans',
  staff: 'Staff',
  session: 'Sign-ins',
  plan: 'Plan',
};

const deeds: Record<string, string> = {
  'reservation.booked': 'Booked a reservation',
  'reservation.changed': 'Changed a reservation',
  'reservation.requested': 'Asked for a table',
  'reservation.declined': 'Declined a request',
  'reservation.expired': 'A request expired',
  'reservation.canceled': 'Canceled a reservation',
  'reservation.restored': 'Restored a reservation',
  'reservation.deleted': 'Deleted a reservation',
  'guest.created': 'Added a guest',
  'guest.updated': 'Changed a guest',
  'guest.deleted': 'Deleted a guest',
  'guest.erased': 'Erased a guest’s data',
  'guest.exported': 'Downloaded a guest’s data',
  'restaurant.created': 'Created the restaurant',
  'restaurant.updated': 'Changed the settings',
  'rules-draft.kept': 'Kept a draft of availability rules',
  'rules-draft.discarded': 'Discarded a draft of availability rules',
  'layout.created': 'Created a floor plan',
  'layout.saved': 'Changed a floor plan',
  'layout.deleted': 'Deleted a floor plan',
  'sections.set': 'Gave tables to servers',
  'staff.invited': 'Sent an invitation',
  'staff.invitation-withdrawn': 'Withdrew an invitation',
  'session.started': 'Signed in',
  'entitlements.changed': 'The plan changed',
};

/** The steps of a party, and what undoing each means. */
const stepDeeds: Record<string, string> = {
  confirm: 'Confirmed a reservation',
  arrive: 'Marked a party as arrived',
  seat: 'Seated a party',
  finish: 'Marked a party as gone',
  'no-show': 'Marked a party as a no-show',
  move: 'Moved a party to another table',
};
const undoneDeeds: Record<string, string> = {
  confirm: 'Took a confirmation back',
  arrive: 'Took an arrival back',
  seat: 'Took a seating back',
  finish: 'Brought a party back to its table',
  'no-show': 'Took a no-show back',
  move: 'Moved a party back to its table',
};

function stepOf({ step = '', undone, walkIn }: Record<string, string | undefined>): string {
  if (step === 'seat' && walkIn && !undone) return 'Seated a walk-in';
  return (undone ? undoneDeeds : stepDeeds)[step] ?? 'Took a step of a party';
}

/** What a diner tells by the link. */
const noteDeeds: Record<string, string> = {
  'on-time': 'Said that the party is on time after all',
  message: 'Wrote a message to the restaurant',
  'consent-withdrawn': 'Asked for no more news',
};

const noteOf = ({ note = '', minutes }: Record<string, string | undefined>): string =>
  note === 'late'
    ? `Said that the party is ${minutes ?? ''} minutes late`
    : (noteDeeds[note] ?? 'Told the restaurant something');

const endings: Record<string, string> = {
  'signed-out': 'Signed out',
  'password-reset': 'Signed out by a new password',
  'token-reused': 'Signed out: the sign-in was used from two places',
  'address-claimed': 'Signed out: the address was confirmed by somebody else',
};

/** Headline of an entry. */
export function deedOf({ event, details, email }: Pick<Activity, 'event' | 'details' | 'email'>): string {
  if (event === 'session.ended') return endings[details['reason'] ?? ''] ?? 'Signed out';
  if (event === 'membership.changed' && details['email'] === email) return 'Joined the staff';
  if (event === 'membership.changed')
    return details['role'] ? 'Gave a place on the staff' : 'Took a place on the staff away';
  if (event === 'reservation.stepped') return stepOf(details);
  if (event === 'reservation.noted') return noteOf(details);
  if (event === 'reservation.booked' && details['accepted']) return 'Accepted a request';
  if (event === 'reservation.requested' && details['changed']) return 'Changed a request';
  if (event === 'online-pause.set')
    return details['resumed'] ? 'Resumed online bookings' : 'Paused online bookings';
  if (event === 'block.set') return details['lifted'] ? 'Lifted a block of tables' : 'Blocked tables';
  if (details['imported']) return 'Imported guests';
  return deeds[event] ?? event;
}

const fieldNames: Record<string, string> = {
  when: 'time',
  partySize: 'party',
  phoneNumber: 'phone number',
  country: 'country',
  smsCountries: 'countries that are texted',
  tableType: 'table',
  area: 'area',
  dietary: 'dietary needs',
  seatingMinutes: 'turn time',
  operatingPeriods: 'operating hours',
  closures: 'closed days',
  tableTypes: 'tables',
  layoutInService: 'the floor plan that is booked on',
  timezone: 'time zone',
  emailNotifications: 'email notifications',
  smsNotifications: 'SMS notifications',
  autoConfirm: 'automatic confirmation',
  availabilityRules: 'availability rules',
};
const spokenFields = (names: string): string =>
  names
    .split(',')
    .map((name) => fieldNames[name] ?? name)
    .join(', ');

/** The rules that a host can override, as what was the matter. */
const ruleNames: Record<string, string> = {
  past: 'the time had passed',
  'too-far-ahead': 'more than three months ahead',
  pacing: 'pacing',
  closed: 'a closed day',
  'not-offered': 'a time that is not offered',
  'no-tables-available': 'no table free',
  'table-taken': 'a table that was taken',
  'table-too-small': 'a table that was too small',
  'table-blocked': 'a table that was blocked',
  'tables-blocked': 'tables that were blocked',
};
const spokenRules = (codes: string): string =>
  codes
    .split(',')
    .map((code) => ruleNames[code] ?? code)
    .join(', ');

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
/** A local date and time, without conversion. */
const spokenTime = (local: string): string => moment.format(new Date(`${local}:00Z`));
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
const spokenDay = (date: string): string => (date === '…' ? date : day.format(new Date(`${date}T00:00Z`)));
const spokenClock = (time: string): string => clock.format(new Date(`2000-01-01T${time}Z`));
const guests = (count: string): string => (count === '1' ? '1 guest' : `${count} guests`);
const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** Which tables were blocked, and when. */
function blockOf({ tables, area, from = '', until = '', dates, reason }: Record<string, string | undefined>) {
  const isOne = tables !== undefined && !tables.includes(',');
  const what = tables ? `${isOne ? 'Table' : 'Tables'} ${tables}` : (area ?? 'The whole restaurant');
  const [date = '', start = ''] = from.split('T');
  const [lastDate, end = ''] = until.split('T');
  const when = `${spokenClock(start)} to ${spokenClock(end)}${lastDate === date ? '' : ' the next day'}`;
  const days = dates ? dates.split(', ').map(spokenDay).join(', ') : spokenDay(date);
  return [what, `${days}, ${when}`, ...(reason ? [`“${reason}”`] : [])].join('; ');
}

/** What it was done to, in a line; empty where the headline says all. */
export function subjectOf({ event, details, email }: Pick<Activity, 'event' | 'details' | 'email'>): string {
  const { when, partySize, previousWhen, previousPartySize, changed, name, role, plan, trial } = details;
  const { tables, overfilled, overridden, reason, excess } = details;
  if (event.startsWith('reservation.') && when) {
    const before = [
      previousPartySize && guests(previousPartySize),
      previousWhen && spokenTime(previousWhen),
    ].filter(Boolean);
    return [
      `${guests(partySize ?? '')}, ${spokenTime(when)}`,
      ...(before.length > 0 ? [`before: ${before.join(', ')}`] : []),
      ...(changed ? [`changed: ${spokenFields(changed)}`] : []),
      ...(tables ? [`${tables.includes(',') ? 'tables' : 'table'} ${tables}`] : []),
      ...(overfilled ? ['although its table was taken or too small'] : []),
      ...(overridden ? [`booked anyway: ${spokenRules(overridden)}${reason ? ` (“${reason}”)` : ''}`] : []),
      ...(excess ? [excess] : []),
    ].join('; ');
  }
  if (event === 'online-pause.set') {
    if (details['resumed']) return '';
    return details['restOfNight']
      ? 'For the rest of the night'
      : `Until ${spokenTime(details['until'] ?? '')}`;
  }
  if (event === 'block.set') return blockOf(details);
  if (event === 'sections.set' && details['date'])
    return `${spokenDay(details['date'])}; ${details['sections'] ?? 'no servers'}`;
  if (event === 'restaurant.updated')
    return changed ? capital(spokenFields(changed)) : 'Nothing was different';
  if (event === 'entitlements.changed') return plan ? capital(plan) + (trial ? ' (trial)' : '') : '';
  const person = details['email'];
  if (event.startsWith('session.')) return person && person !== email ? person : '';
  if (person) return [name ? `${name}, ${person}` : person, role && `as ${role}`].filter(Boolean).join(' ');
  return name ?? '';
}

/** Who did it. */
export function doerOf({ doer, name, email }: Pick<Activity, 'doer' | 'name' | 'email'>): string {
  if (doer === 'member') return name || email;
  return doer === 'visitor' ? 'A diner' : 'Tablewell';
}
