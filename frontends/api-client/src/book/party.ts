/** The stage of a party's visit; on the waitlist it is `waiting`, or `ready` while a table is held for it. */
export type Stage =
  | 'requested'
  | 'booked'
  | 'confirmed'
  | 'waiting'
  | 'ready'
  | 'arrived'
  | 'seated'
  | 'finished'
  | 'no-show'
  | 'canceled';

/** A step that a host takes with a party. */
export type StepName =
  | 'confirm'
  | 'no-answer'
  | 'late'
  | 'give-up-table'
  | 'arrive'
  | 'seat'
  | 'finish'
  | 'no-show'
  | 'ready'
  | 'leave'
  | 'turn-away';

/** A step that was taken and not undone. Instants in epoch milliseconds. */
export interface StepTaken {
  readonly id: string;
  readonly step: StepName | 'move' | 'join' | 'lapse';
  readonly at: number;
  /** The name of the member; empty while the service does not have the step yet. */
  readonly by: string;
  /** Until when it can be undone. */
  readonly undoUntil?: number;
  /** How many of the party were here with it; absent: all. */
  readonly peopleHere?: number;
}

/** The state of a request for a table. */
export const requestStates = ['pending', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** A reservation or a walk-in. */
export interface Party {
  readonly id: string;
  /** Incremented with every change; 0: not known, as in the published calls. */
  readonly version: number;
  readonly name: string;
  readonly size: number;
  readonly phone: string;
  readonly notes: string;
  /** When it is expected, or when a walk-in arrived. Epoch milliseconds. */
  readonly startsAt: number;
  readonly stage: Stage;
  readonly isWalkIn: boolean;
  /** The key of its table type; empty if none is planned. */
  readonly tableType: string;
  /** The numbers of its tables; empty if it has none, or if they are not known. */
  readonly tables: readonly string[];
  /** When it holds them: the end is planned; a seated party stays until it leaves. */
  readonly from: number;
  readonly until: number;
  /** When its turn time ends, which can be before it leaves; absent if it holds none. */
  readonly turnEndsAt?: number;
  /** A host chose the table, so no booking moves the party. */
  readonly isPinned: boolean;
  /** The ids of parties that hold one of its tables at the same time. */
  readonly collidesWith: readonly string[];
  /** The ids of blocks that cover one of its tables while it holds them. */
  readonly blockedBy: readonly string[];
  readonly steps: readonly StepTaken[];
  /** Present while it is requested and not confirmed, unless it is from a published call. */
  readonly request?: PendingRequest;
  /** The state of the request as which it began; absent for any other party. */
  readonly requestState?: RequestState;
  /** The area that the diner asked for; empty: anywhere. */
  readonly area: string;
  /** The diner's details; empty or absent if not stated. */
  readonly email?: string;
  /** The id of an occasion; empty if none. */
  readonly occasion?: string;
  /** Ids of dietary needs, and the diner's own words. */
  readonly dietary?: readonly string[];
  readonly dietaryNotes?: string;
  /** Set once the party has said that it comes, or canceled. */
  readonly confirmation?: Confirmation;
  /** The number of people present if a party has arrived or is seated in part; absent: all of them, or none. */
  readonly peopleHere?: number;
  /** Set once the party has announced that it comes late. */
  readonly late?: LateNotice;
  /** Oldest first. */
  readonly messages?: readonly DinerMessage[];
  /** Set for a party that came through the waitlist. */
  readonly wait?: Wait;
}

/** The wait of a party for a table. Instants in epoch milliseconds. */
export interface Wait {
  readonly joinedAt: number;
  /** The wait that was quoted when the party joined; absent: no table could be promised. */
  readonly quote?: WaitRange;
  /** The areas that it takes; empty: any. */
  readonly areas: readonly string[];
  readonly isAccessible: boolean;
  /** Until when its ready table is held. */
  readonly readyUntil?: number;
  /** When that time ended without it. */
  readonly lapsedAt?: number;
  /** When it said that it comes to its ready table. */
  readonly comingAt?: number;
  /**
   * It joined through the link: when it said that it is here, by how many minutes it is late, and before when it does
   * not sit.
   */
  readonly checkedInAt?: number;
  readonly lateMinutes?: number;
  readonly notBefore?: number;
}

/** A range of minutes. */
export interface WaitRange {
  readonly from: number;
  readonly until: number;
}

/** A party's announcement about its coming. */
export interface Confirmation {
  readonly isComing: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
  /** By an SMS, through the link, or to a host. */
  readonly by: 'sms' | 'link' | 'host';
}

/** A notice that the party comes late. */
export interface LateNotice {
  /** After its time. */
  readonly minutes: number;
  /** Epoch milliseconds. */
  readonly saidAt: number;
}

/** A diner's message to the restaurant, after booking. */
export interface DinerMessage {
  readonly id: string;
  readonly words: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** A request that waits for an answer. */
export interface PendingRequest {
  /** When it expires, in epoch milliseconds. */
  readonly expiresAt: number;
  /** Whether it holds its table in the meantime. */
  readonly holdsTable: boolean;
}

export const minuteMs = 60_000;

/** Whether the party has not arrived yet: it is booked or confirmed. */
export const isExpected = ({ stage }: Pick<Party, 'stage'>): boolean =>
  stage === 'booked' || stage === 'confirmed';

/** Requested, not yet confirmed. */
export const isRequested = ({ stage }: Pick<Party, 'stage'>): boolean => stage === 'requested';

/** Whether the party is on the waitlist. */
export const isInLine = ({ stage }: Pick<Party, 'stage'>): boolean =>
  stage === 'waiting' || stage === 'ready';

/** Whether the visit has ended: the party left, did not come or canceled. */
export const isOver = ({ stage }: Pick<Party, 'stage'>): boolean =>
  stage === 'finished' || stage === 'no-show' || stage === 'canceled';

export const isCanceled = ({ stage }: Pick<Party, 'stage'>): boolean => stage === 'canceled';

/** True while a party occupies its tables, now or later. */
export const holdsTables = (party: Pick<Party, 'stage' | 'request'>): boolean =>
  !isOver(party) && party.stage !== 'waiting' && party.request?.holdsTable !== false;

/** The end of a party's stay: a seated party that overstays holds its table at least until now. */
export const endOf = (party: Party, now: number): number =>
  party.stage === 'seated' ? Math.max(party.until, now) : party.until;

/** A seated party past its turn time keeps its table for at least this long, counted from the present. */
const overstayMs = 15 * minuteMs;

/** Whether a party still has its tables at an instant, as far as can be known at present (PARTY-6). */
export const hasTablesAt = (party: Party, at: number, now: number): boolean =>
  endOf(party, turnEndOf(party) <= now ? now + overstayMs : now) > at;

/** When the turn time of a party ends. A party that overstays holds its tables for longer (PARTY-6). */
export const turnEndOf = ({ turnEndsAt, until }: Party): number => turnEndsAt ?? until;

/** Minutes that a seated party has stayed past its turn time. */
export const minutesOver = (party: Party, now: number): number =>
  party.stage === 'seated' ? Math.max(0, Math.floor((now - turnEndOf(party)) / minuteMs)) : 0;

/** Minutes since a step was taken; undefined if it was not. */
export function minutesSince(party: Party, step: StepName, now: number): number | undefined {
  const taken = party.steps.findLast((each) => each.step === step);
  return taken && Math.max(0, Math.floor((now - taken.at) / minuteMs));
}

/** The number of guests of some parties that are here. */
export const guestsHere = (parties: readonly Party[]): number =>
  parties.reduce((sum, { size, peopleHere = size }) => sum + peopleHere, 0);

/** The total number of guests in some parties. */
export const coversOf = (parties: readonly Party[]): number =>
  parties.reduce((sum, { size }) => sum + size, 0);
