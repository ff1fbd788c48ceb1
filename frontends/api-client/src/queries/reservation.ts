import { readPhoneNumber } from '../phone-number';

/** A reservation, as pages for members use it. */
export interface Reservation {
  id: string;
  name: string;
  guests: number;
  notes: string;
  /** Empty: none was given. */
  phoneNumber: string;
  /** Start, in epoch milliseconds. */
  at: number;
  status: 'active' | 'canceled';
  /** Key of a table type; empty if none is planned. */
  assignedTableType: string;
  /** The state of the request as which it began; absent for any other reservation. */
  request?: RequestState;
  /** The area that the diner asked for; absent: anywhere. */
  area?: string;
  /** The diner's details; absent fields are unset. */
  email?: string;
  occasion?: string;
  dietary?: readonly string[];
  dietaryNotes?: string;
  late?: { minutes: number; saidAt: number };
  /** Whether the party comes; absent while it has not said so. */
  confirmation?: { isComing: boolean };
  messages?: readonly { id: string; words: string; sentAt: number }[];
}

export const requestStates = ['pending', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** Requested, not yet confirmed. */
export const isPending = ({ status, request }: Pick<Reservation, 'status' | 'request'>): boolean =>
  status === 'active' && request === 'pending';

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** An entry of a list or a live update, with its defaults filled in; undefined without an id or a time. */
export function readReservation(raw: unknown): Reservation | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Record<string, unknown>;
  const at = typeof given['reservation_time'] === 'string' ? Date.parse(given['reservation_time']) : NaN;
  if (typeof given['id'] !== 'string' || Number.isNaN(at)) return undefined;
  return {
    id: given['id'],
    name: text(given['name'], 'Guest'),
    guests: typeof given['guests'] === 'number' ? given['guests'] : 1,
    notes: text(given['notes'], ''),
    phoneNumber: readPhoneNumber(given['phoneNumber']),
    at,
    status: given['status'] === 'canceled' ? 'canceled' : 'active',
    assignedTableType: text(given['assignedTableType'], ''),
    ...requestOf(given['request']),
    ...dinerOf(given),
  };
}

function dinerOf(given: Record<string, unknown>) {
  const { area, email, occasion, dietary, dietaryNotes, late, messages, confirmation } = given;
  return {
    ...(isText(area) ? { area } : {}),
    ...(isText(email) ? { email } : {}),
    ...(isText(occasion) ? { occasion } : {}),
    ...(Array.isArray(dietary) ? { dietary: dietary.filter(isText) } : {}),
    ...(isText(dietaryNotes) ? { dietaryNotes } : {}),
    ...(isObject(late) && typeof late['minutes'] === 'number'
      ? { late: { minutes: late['minutes'], saidAt: instantOf(late['saidAt']) } }
      : {}),
    ...(isObject(confirmation) ? { confirmation: { isComing: confirmation['state'] === 'confirmed' } } : {}),
    ...(Array.isArray(messages) ? { messages: messages.filter(isObject).map(messageOf) } : {}),
  };
}

const messageOf = ({ id, message, sentAt }: Record<string, unknown>) => ({
  id: text(id, ''),
  words: text(message, ''),
  sentAt: instantOf(sentAt),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const instantOf = (value: unknown): number => (isText(value) ? Date.parse(value) || 0 : 0);

function requestOf(raw: unknown): Pick<Reservation, 'request'> {
  const state = typeof raw === 'object' && raw !== null ? (raw as { state?: unknown }).state : undefined;
  const known = requestStates.find((each) => each === state);
  return known ? { request: known } : {};
}

/** An answer that is not a list counts as an empty one. */
export const readReservations = (raw: unknown): Reservation[] =>
  Array.isArray(raw) ? raw.flatMap((item) => readReservation(item) ?? []) : [];
