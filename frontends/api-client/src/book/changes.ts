import type { ReservationUpdate } from '../socket';
import { isGivenUp } from './lateness';
import { isOver } from './party';
import type { Party, Stage } from './party';
import { readPublished } from './published';

/** What is known to have changed: some fields of a reservation, as the published calls name them, or a whole party. */
export type BookChange = Pick<ReservationUpdate, 'type' | 'reservation'> | { readonly party: Party };

/**
 * A list of parties after a change. `belongs` says whether the party is in the list after it: one that no longer does is
 * removed, and a new one is added. Returns the same list if nothing changed.
 */
export function afterChange(
  parties: readonly Party[],
  change: BookChange,
  belongs: (party: Party, isKnown: boolean) => boolean,
): readonly Party[] {
  const id = 'party' in change ? change.party.id : change.reservation.id;
  const known = parties.find((party) => party.id === id);
  const next = partyAfter(known, change);
  if (next === known) return parties;
  const isListed = next !== undefined && belongs(next, known !== undefined);
  if (!known) return isListed ? [...parties, next] : parties;
  return isListed
    ? parties.map((party) => (party === known ? next : party))
    : parties.filter((party) => party !== known);
}

/** Undefined: it was deleted, or is not known and not described in full. */
function partyAfter(known: Party | undefined, change: BookChange): Party | undefined {
  if ('party' in change) return known ? laterOf(known, change.party) : change.party;
  if (change.type === 'deleted') return undefined;
  return known ? withFields(known, change) : readPublished(change.reservation);
}

/** The later of two versions. An update of a single party lacks what depends on the others of its evening. */
function laterOf(known: Party, party: Party): Party {
  if (known.version >= party.version) return known;
  const { collidesWith, blockedBy } = known;
  // Tables that no host chose are not in an update.
  const isUnknown = party.tables.length === 0 && !isOver(party) && !isGivenUp(party);
  return { ...party, tables: isUnknown ? known.tables : party.tables, collidesWith, blockedBy };
}

/** An update may be partial: absent fields keep their values, and so does all that the published calls lack. */
function withFields(
  known: Party,
  { type, reservation: fields }: Exclude<BookChange, { party: Party }>,
): Party {
  const updated =
    readPublished({ reservation_time: new Date(known.startsAt).toISOString(), ...fields }) ?? known;
  const given = <Key extends keyof Party>(name: string, key: Key): Party[Key] =>
    name in fields ? updated[key] : known[key];
  const moved = updated.startsAt - known.startsAt;
  const stage = stageAfter(known, type, 'status' in fields ? updated.stage : undefined);
  const { request, ...others } = known;
  return {
    // A full update has the diner's fields only if they are set; a partial one lacks them.
    ...('notes' in fields ? withDiner(others, updated) : others),
    ...(request && stage === 'requested' ? { request } : {}),
    ...('request' in fields && updated.requestState ? { requestState: updated.requestState } : {}),
    name: given('name', 'name'),
    size: given('guests', 'size'),
    phone: given('phoneNumber', 'phone'),
    notes: given('notes', 'notes'),
    tableType: given('assignedTableType', 'tableType'),
    stage,
    startsAt: known.startsAt + moved,
    from: known.from + moved,
    until: known.until + moved,
    ...(known.turnEndsAt === undefined ? {} : { turnEndsAt: known.turnEndsAt + moved }),
  };
}

/** The published calls know only whether a party is canceled or waits for an answer; its progress stays. */
function stageAfter({ stage }: Party, type: ReservationUpdate['type'], published: Stage | undefined): Stage {
  if (type === 'canceled' || published === 'canceled') return 'canceled';
  if (published === undefined) return stage;
  const isOpen = stage === 'canceled' || stage === 'requested' || published === 'requested';
  return isOpen ? published : stage;
}

/** The fields that a diner states: of a full update they replace the known ones. */
const dinerFields = [
  ...(['area', 'email', 'occasion', 'dietary', 'dietaryNotes'] as const),
  ...(['late', 'messages', 'confirmation'] as const),
];

function withDiner(known: Omit<Party, 'request'>, updated: Party): Omit<Party, 'request'> {
  const stated = dinerFields.flatMap((field) => (field in updated ? [[field, updated[field]]] : []));
  const others = Object.entries(known).filter(([field]) => !dinerFields.some((each) => each === field));
  return Object.fromEntries([...others, ...stated]) as Omit<Party, 'request'>;
}
