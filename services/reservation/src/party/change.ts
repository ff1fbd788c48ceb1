import type { Audience } from '@tablewell/booking-rules';
import type { DinerDetailsInput } from '@tablewell/booking-rules/diner-details';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Placement } from '../day/claims/placement';
import { refusals } from '../restaurant/refusals';
import { movedByDiner, movedByHost } from './confirmation';
import { changedDetails, withDetails, withOwnConsent } from './diner-details';
import { byRule, findChange, overrideOf, withChange } from './hosts-change';
import { isOverForDiner, next, stageOf } from './lifecycle';
import { effectsOf, nextVersion, type Outcome, type Write } from './outcome';
import { changeEvent } from './party-event';
import { type BookingRequest, withTable } from './request';
import { type Details, type PublicChanges, replanned, type Reservation } from './reservation';
import { changedSince, overForDiner, stepNotAllowed } from './step-refusals';

/** A change by the holder of the id. */
interface DinersChange {
  readonly audience: Audience;
  readonly timezone: string;
  /** The party with its changed fields; see {@link withInput}. */
  readonly given: Reservation;
  /** It gets another time. */
  readonly moves: boolean;
  /** The count of public changes, with this one; undefined: it does not count. */
  readonly publicChanges?: PublicChanges | undefined;
  /** Another time, size or area; undefined: the party keeps its table. */
  readonly replan?: Replan | undefined;
}

/** What else changes with a party's time, size or area. */
export interface Replan {
  /** The pending request; undefined for a confirmed reservation. */
  readonly request?: BookingRequest | undefined;
  /** The plan of a request that holds no table; undefined: a table is claimed. */
  readonly placement?: Placement;
}

/** Changes a reservation or a request, by its diner or a member. */
export function change(
  party: Reservation,
  { audience, timezone, given, moves, publicChanges, replan }: DinersChange,
  write: Write,
): Outcome {
  const refused = refuseChange(party, audience) ?? (replan && refuseReplan(party, timezone));
  if (refused) return refused;
  const isDiner = audience === 'public';
  const changed = nextVersion(moves && !isDiner ? movedByHost(given) : given, write, {
    ...(publicChanges ? { publicChanges } : {}),
    ...(replan?.request ? { request: replan.request } : {}),
  });
  const plan = write.claimed?.placement ?? replan?.placement;
  const placed = replan ? replanned(changed, plan) : changed;
  const reservation = moves && isDiner ? movedByDiner(placed, write.at) : placed;
  const override = moves && isDiner ? { override: byRule(effectsOf(write)) } : {};
  return { next: reservation, events: [changeEvent(party, reservation, override)] };
}

/** The refusal of any change, whatever its input. */
export function refuseChange(party: Reservation, audience: Audience): Refusal | undefined {
  const stage = stageOf(party);
  if (audience === 'public' && isOverForDiner(stage)) return overForDiner(stage);
  return next(stage, 'change') === 'refused' ? refusals.canceled() : undefined;
}

/** The refusal of another time, size or area. */
export function refuseReplan(party: Reservation, timezone: string): Refusal | undefined {
  return next(stageOf(party), 'replan') === 'refused' ? stepNotAllowed(party, timezone) : undefined;
}

/** A party with the fields that were given for a change. The rest of its plan follows with its table. */
export function withInput(
  party: Reservation,
  {
    area,
    date,
    minute,
    details,
    diner,
  }: {
    readonly area: string | undefined;
    /** The local time at which it is listed. */
    readonly date: string;
    readonly minute: number;
    /** Undefined fields keep their values. */
    readonly details: Partial<Details>;
    readonly diner: DinerDetailsInput;
  },
): Reservation {
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  const placement = { ...party.placement, date, minute };
  const changed = { ...party, area, placement, ...Object.fromEntries(given) };
  return withOwnConsent(party, withDetails<Reservation>(changed, changedDetails(party, diner)));
}

/** A change by a host's form. */
interface HostsFormChange extends Details {
  readonly diner: DinerDetailsInput;
  /** Chosen by the caller: a change that is sent twice is made once. */
  readonly stepId: string;
  /** The version that the host saw; 0: any. */
  readonly baseVersion: number;
  readonly timezone: string;
  /** It gets another time. */
  readonly moves: boolean;
  /** It gets another time, size or table. */
  readonly replans: boolean;
  /** Why rules are overridden; empty if none is. */
  readonly reason: string;
  /** It takes back the change that made the base version. */
  readonly undoesBase: boolean;
}

/** Changes a reservation by a host's form (PARTY-13). A request without a table holds the one that it gets. */
export function changeByHost(
  party: Reservation,
  { diner, stepId, baseVersion, timezone, moves, replans, reason, undoesBase, ...details }: HostsFormChange,
  write: Write,
): Outcome {
  if (findChange(party, stepId)) return 'unchanged';
  if (baseVersion > 0 && baseVersion < party.version) return changedSince(party, timezone);
  const refused = refuseChange(party, 'member') ?? (replans ? refuseReplan(party, timezone) : undefined);
  if (refused) return refused;
  const effects = effectsOf(write);
  const { name, partySize, phoneNumber, notes } = details;
  const given = { ...(moves ? movedByHost(party) : party), name, partySize, phoneNumber, notes };
  const detailed = withOwnConsent(party, withDetails(given, changedDetails(party, diner)));
  const changed = nextVersion(detailed, write, {
    hostsChanges: withChange(party, { id: stepId, overridden: effects.overridden }),
  });
  const reservation = replans ? withTable(replanned(changed, write.claimed?.placement)) : changed;
  const override = replans ? { override: overrideOf(effects, reason) } : {};
  const messages = undoesBase ? { undoneVersion: baseVersion } : { messagesWait: true };
  return { next: reservation, events: [changeEvent(party, reservation, { ...override, ...messages })] };
}
