import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { Refusal } from '@tablewell/chassis/refusal';
import { changeDocument, FairQueue } from '@tablewell/chassis/resilience';
import { indexGuests } from '../domain/guest-index';
import { fitsSeveral, hasPhone, nameOf } from '../domain/identity';
import { type ImportedPerson, importStep, type ImportRow, readRows } from '../domain/import-plan';
import type { PlannedStep, Ports } from '../ports';

/** The result of an import. */
interface ImportSummary {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  readonly errors: readonly string[];
}

interface ImportTarget {
  readonly restaurantId: string;
  readonly country: string | undefined;
  readonly importId: string;
}

/** The event of a batch stays below half of the broker's message limit, even with the longest names. */
const batchSize = 250;

/** How many restaurants import at once, each one list; others wait. */
const atOnce = 2;
const maxWaiting = 16;

type ImportPorts = Pick<Ports, 'guests' | 'countries' | 'eventFactory' | 'newId'>;

/**
 * Imports guests, for members: known ones are updated, by phone, else by name. Idempotent. Restaurants take fair turns,
 * and an import stops at its caller's deadline (GUEST-5).
 */
export function importGuests(ports: ImportPorts) {
  const turns = new FairQueue(maxWaiting, { atOnce });
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    rows: readonly ImportRow[],
    signal: AbortSignal,
  ): Promise<ImportSummary | Refusal> => {
    const refused = refuseWithoutPermission('guest-import', actor, restaurantId);
    if (refused) return refused;
    const work = () => importRows(ports, restaurantId, rows, signal);
    return turns.take(restaurantId, work, { signal }) ?? importsWait();
  };
}

async function importRows(
  ports: ImportPorts,
  restaurantId: string,
  rows: readonly ImportRow[],
  signal: AbortSignal,
): Promise<ImportSummary | Refusal> {
  const country = await ports.countries.of(restaurantId);
  const { people, errors } = await readByTurns(rows, country);
  // The id is not the request's, which a caller can reuse for several imports.
  const target = { restaurantId, country, importId: ports.newId() };
  let created = 0;
  for (let start = 0; start < people.length; start += batchSize) {
    // Nobody waits for the rest any more. What is imported stays, and importing the file again adds the rest.
    signal.throwIfAborted();
    const made = await importBatch(ports, target, people.slice(start, start + batchSize));
    if (made === undefined) {
      return new Refusal(
        'unavailable',
        'busy',
        'The guest list is being changed by others. Please try again.',
      );
    }
    created += made;
  }
  const updated = rows.length - errors.length - created;
  return { total: rows.length, created, updated, failed: errors.length, errors };
}

async function readByTurns(rows: readonly ImportRow[], country: string | undefined) {
  const reading = readRows(rows, country);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const importsWait = () =>
  new Refusal('unavailable', 'busy', 'Other guest lists are being imported. Please try again in a moment.');

/** Returns the number of new guests; undefined if concurrent changes exhausted the retries. */
async function importBatch(
  ports: Pick<Ports, 'guests' | 'eventFactory' | 'newId'>,
  target: ImportTarget,
  batch: readonly ImportedPerson[],
): Promise<number | undefined> {
  let waiting = batch;
  let created = 0;
  const outcome = await changeDocument(async () => {
    const steps = await plan(ports, target, waiting);
    const missed = await ports.guests.applyAll(steps, (done) =>
      ports.eventFactory.imported(target.restaurantId, target.importId, done),
    );
    created += steps.filter(({ step, person }) => step.kind === 'create' && !missed.has(person.key)).length;
    waiting = waiting.filter(({ key }) => missed.has(key));
    return waiting.length > 0 ? 'conflict' : 'done';
  });
  return outcome === 'busy' ? undefined : created;
}

async function plan(
  { guests, eventFactory, newId }: Pick<Ports, 'guests' | 'eventFactory' | 'newId'>,
  { restaurantId, country, importId }: ImportTarget,
  batch: readonly ImportedPerson[],
): Promise<PlannedStep[]> {
  const known = await guests.candidates(restaurantId, batch);
  const candidatesOf = indexGuests(known);
  // A guest matched by one row is not matched by another row of the same name.
  const matched = new Set(batch.map(({ key }) => key));
  const names = new Set(known.map(nameOf));
  return batch.map((person) => {
    const all = candidatesOf(person);
    // Counted with the guests of other rows: those rows do not make this one the only other of its name.
    const isUnclear = !hasPhone(person) && fitsSeveral(all, person);
    const free = all.filter(({ key }) => key === person.key || !(isUnclear || matched.has(key)));
    const isFirstOfName = !names.has(nameOf(person));
    names.add(nameOf(person));
    const step = importStep(free, person, { id: newId(), restaurantId, isFirstOfName, country });
    if (step.kind === 'update') matched.add(step.before.key);
    const toEvent = { create: eventFactory.created, update: eventFactory.updated, keep: undefined }[
      step.kind
    ];
    return { person, step, events: toEvent ? [toEvent(step.guest, importId)] : [] };
  });
}
