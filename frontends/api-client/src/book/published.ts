import { readPhoneNumber } from '../phone-number';
import { requestStates } from './party';
import type { Confirmation, Party, RequestState, Stage } from './party';

// Reads reservations from the answers of the published calls and from the live event `reservationUpdate`. These have
// neither tables nor steps.

/** The fields of a party that the published calls lack. The end of its stay is a guess. */
export const withoutService = (startsAt: number, turnMinutes: number) => ({
  ...{ tables: [], isPinned: false, collidesWith: [], blockedBy: [], steps: [] },
  ...{ from: startsAt, until: startsAt + turnMinutes * 60_000 },
});

/** A party from an entry of a list or a live update, with its defaults filled in; undefined without an id or a time. */
export function readPublished(raw: unknown): Party | undefined {
  if (!isObject(raw)) return undefined;
  const startsAt = typeof raw['reservation_time'] === 'string' ? Date.parse(raw['reservation_time']) : NaN;
  if (typeof raw['id'] !== 'string' || Number.isNaN(startsAt)) return undefined;
  const requestState = requestStateOf(raw['request']);
  return {
    id: raw['id'],
    version: 0,
    name: text(raw['name'], 'Guest'),
    size: typeof raw['guests'] === 'number' ? raw['guests'] : 1,
    notes: text(raw['notes'], ''),
    phone: readPhoneNumber(raw['phoneNumber']),
    startsAt,
    stage: stageOf(raw['status'], requestState),
    isWalkIn: false,
    tableType: text(raw['assignedTableType'], ''),
    ...withoutService(startsAt, 0),
    ...(requestState ? { requestState } : {}),
    ...dinerOf(raw),
  };
}

/** An answer that is not a list counts as an empty one. */
export const readPublishedList = (raw: unknown): readonly Party[] =>
  Array.isArray(raw) ? raw.flatMap((item) => readPublished(item) ?? []) : [];

function stageOf(status: unknown, request: RequestState | undefined): Stage {
  if (status === 'canceled') return 'canceled';
  return request === 'pending' ? 'requested' : 'booked';
}

function requestStateOf(raw: unknown): RequestState | undefined {
  const state = isObject(raw) ? raw['state'] : undefined;
  return requestStates.find((each) => each === state);
}

function dinerOf(given: Record<string, unknown>) {
  const { area, email, occasion, dietary, dietaryNotes, late, messages, confirmation } = given;
  return {
    area: text(area, ''),
    ...(isText(email) ? { email } : {}),
    ...(isText(occasion) ? { occasion } : {}),
    ...(Array.isArray(dietary) ? { dietary: dietary.filter(isText) } : {}),
    ...(isText(dietaryNotes) ? { dietaryNotes } : {}),
    ...(isObject(late) && typeof late['minutes'] === 'number'
      ? { late: { minutes: late['minutes'], saidAt: instantOf(late['saidAt']) } }
      : {}),
    ...(isObject(confirmation) ? { confirmation: confirmationOf(confirmation) } : {}),
    ...(Array.isArray(messages) ? { messages: messages.filter(isObject).map(messageOf) } : {}),
  };
}

const confirmationOf = ({ state, at, by }: Record<string, unknown>): Confirmation => ({
  isComing: state === 'confirmed',
  at: instantOf(at),
  by: by === 'sms' || by === 'link' ? by : 'host',
});

const messageOf = ({ id, message, sentAt }: Record<string, unknown>) => ({
  id: text(id, ''),
  words: text(message, ''),
  sentAt: instantOf(sentAt),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown, fallback: string): string => (isText(value) ? value : fallback);
const instantOf = (value: unknown): number => (isText(value) ? Date.parse(value) || 0 : 0);
