import { validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { calendarTimeOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { clockText } from '@tablewell/shared/calendar';
import { isMasked } from '@tablewell/shared/masked-contact';
import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import type { Party } from '@tablewell/api-client/book';
import type { Guest } from '../../lib/guests/guest-cache';
import type { HostBooking, Start } from './api/host-form';
import { t } from './texts';

/** The values of the host's form while it is filled in. */
export interface Values {
  name: string;
  phoneNumber: string;
  size: string;
  /** The service day, YYYY-MM-DD. */
  date: string;
  /** HH:MM, in the restaurant's time zone, beyond 24:00 after midnight; empty until one is chosen. */
  time: string;
  notes: string;
  /** The address for messages by mail; empty if not given. */
  email: string;
  /** The id of an occasion; empty for none. */
  occasion: string;
  /** Ids of dietary needs, and a note about food. */
  dietary: readonly string[];
  dietaryNotes: string;
  /** The numbers of the chosen tables; empty: a free one is chosen. */
  tables: readonly string[];
  override: boolean;
  reason: string;
}

/** The largest party that members may book. */
export const largestParty = 100;
export const longestReason = 200;

export const emptyValues = (date: string): Values => ({
  name: '',
  phoneNumber: '',
  size: '2',
  date,
  time: '',
  notes: '',
  email: '',
  occasion: '',
  dietary: [],
  dietaryNotes: '',
  tables: [],
  override: false,
  reason: '',
});

/**
 * A reservation as the form shows it.
 * @param evening its service day, for a form that shows times after midnight beyond 24:00 of it; absent: its local date
 */
export function valuesOf(party: Party, timezone: string, evening?: string): Values {
  const local = localTimeOf(party.startsAt, timezone);
  // A start after midnight belongs to the evening before.
  const isLate = evening !== undefined && local.date > evening;
  const date = isLate ? evening : local.date;
  const minute = local.minute + (isLate ? 24 * 60 : 0);
  const { email = '', occasion = '', dietary = [], dietaryNotes = '' } = party;
  return {
    ...emptyValues(date),
    name: party.name,
    phoneNumber: party.phone,
    size: String(party.size),
    time: clockText(minute),
    notes: party.notes,
    ...{ email, occasion, dietary, dietaryNotes },
    tables: party.isPinned ? party.tables : [],
  };
}

/** Whether two forms show the same. */
export const isSame = (one: Values, other: Values): boolean =>
  Object.keys(differing(one, other)).length === 0;

/** The fields in which a form differs from another one, with their values. */
function differing(values: Values, from: Values): Partial<Values> {
  const fields = Object.entries(values) as [keyof Values, unknown][];
  return Object.fromEntries(
    fields.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  );
}

/** What others have changed since the form was opened, in fields that its host has left as they were. */
export function changedByOthers(values: Values, seen: Values, newer: Values): Partial<Values> {
  const own = differing(values, seen);
  const theirs = Object.entries(differing(newer, seen)).filter(([name]) => !(name in own));
  // Date and time are one value: the host's date with a colleague's time would be a start that neither of them chose.
  const together = 'date' in own || 'time' in own ? { date: values.date, time: values.time } : {};
  return { ...Object.fromEntries(theirs), ...together };
}

/** The number of people; undefined if it cannot be booked. */
export function sizeOf({ size }: Pick<Values, 'size'>): number | undefined {
  const count = Number(size);
  return Number.isInteger(count) && count >= 1 && count <= largestParty ? count : undefined;
}

/** The instant of the chosen time; undefined while it or the zone is not known. */
export const startOf = (values: Pick<Values, 'date' | 'time'>, zone: string | undefined) =>
  zone && values.time !== '' ? instantOf(localOf(values), zone) : undefined;

/** The local date and time of the form's time, which may be beyond 24:00 of its date. */
function localOf({ date, time }: Pick<Values, 'date' | 'time'>) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return calendarTimeOf({ date, minute: hour * 60 + minute });
}

/** Why the chosen time is refused, as far as the form knows; undefined if it is not. */
export function refusalOf(
  { time, tables }: Pick<Values, 'time' | 'tables'>,
  starts: readonly Start[],
  closed: boolean,
): string | undefined {
  if (time === '') return undefined;
  if (closed) return t('hostForm.closed');
  const start = starts.find((each) => each.time === time);
  if (!start) return t('hostForm.problem.notOffered');
  // Whether the tables that a host chose are free is checked by the service.
  if (start.refusedBy === 'no-tables-available' && tables.length > 0) return undefined;
  return start.refusal || undefined;
}

type FormProblems = Partial<Record<'name' | 'size' | 'date' | 'time' | 'email' | 'reason', string>>;

/** What is missing before the form can be sent. */
export function problemsOf(values: Values, refusal: string | undefined): FormProblems {
  const [badEmail] = validateDinerDetails({ email: values.email.trim() });
  return {
    ...(values.name.trim() === '' ? { name: t('hostForm.problem.name') } : {}),
    ...(sizeOf(values) === undefined ? { size: t('hostForm.problem.size', { most: largestParty }) } : {}),
    ...(values.date === '' ? { date: t('hostForm.problem.date') } : {}),
    ...(values.time === '' ? { time: t('hostForm.problem.time') } : {}),
    ...(refusal && !values.override ? { time: t('hostForm.problem.refused', { refusal }) } : {}),
    ...(badEmail ? { email: badEmail.message } : {}),
    ...(values.override && values.reason.trim() === '' ? { reason: t('hostForm.problem.reason') } : {}),
  };
}

/** The form as it is sent. */
export function toBooking(values: Values): HostBooking {
  const { name, phoneNumber, notes, tables, override, email, occasion, dietary, dietaryNotes } = values;
  const { date, minute } = localOf(values);
  const reason = override ? values.reason.trim() : '';
  return {
    name: name.trim(),
    phoneNumber: phoneNumber.trim(),
    partySize: sizeOf(values) ?? 0,
    when: { time: { case: 'local', value: `${date}T${clockText(minute)}` } },
    notes: notes.trim(),
    email: email.trim(),
    occasion,
    dietary: { needs: [...dietary], words: dietaryNotes.trim() },
    // Empty: a free table is chosen.
    tableNumbers: [...tables],
    override: reason !== '',
    reason,
  };
}

/** The fields that a known guest fills in. What the host typed about this party stays, and what is masked is not filled in. */
export function filledBy(guest: Guest, values: Values): Partial<Values> {
  const { name, phoneNumber, email = '', dietary = [], dietaryNotes = '' } = guest;
  return {
    name,
    phoneNumber: isMasked(phoneNumber) ? values.phoneNumber : phoneNumber,
    email: values.email || (isMasked(email) ? '' : email),
    dietary: values.dietary.length > 0 ? values.dietary : dietary,
    dietaryNotes: values.dietaryNotes || dietaryNotes,
  };
}
