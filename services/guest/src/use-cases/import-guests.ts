import { type Actor, refuseWithout } from '@tablewell/chassis';
import { Refusal } from '@tablewell/chassis/refusal';
import type { Guest } from '../domain/guest';
import { importStep, type ImportRow, type Newcomer, readRows } from '../domain/import-plan';
import type { PlannedStep, Ports } from '../ports';

/** What became of an import's rows. */
export interface ImportSummary {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  readonly errors: readonly string[];
}

interface ImportTarget {
  readonly restaurantId: string;
  readonly importId: string;
}

/** So few that the event of a batch stays under half of what the broker takes, however long the names are. */
const batchSize = 250;
const attempts = 5;

/** Brings in many guests, for members: known ones are updated, by phone, else by name. Safe to repeat. */
export function importGuests(ports: Pick<Ports, 'guests' | 'facts' | 'newId'>) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    rows: readonly ImportRow[],
  ): Promise<ImportSummary | Refusal> => {
    const stranger = refuseWithout('guest-import', actor, restaurantId);
    if (stranger) return stranger;
    const { newcomers, errors } = readRows(rows);
    // Ours: the request's id may be the caller's own, who could give many imports the same.
    const target = { restaurantId, importId: ports.newId() };
    let created = 0;
    for (let start = 0; start < newcomers.length; start += batchSize) {
      const made = await bringIn(ports, target, newcomers.slice(start, start + batchSize));
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
  };
}

/** Answers how many were new; undefined when others kept writing the same guests. */
async function bringIn(
  ports: Pick<Ports, 'guests' | 'facts' | 'newId'>,
  target: ImportTarget,
  batch: readonly Newcomer[],
): Promise<number | undefined> {
  let waiting = batch;
  let created = 0;
  for (let attempt = 0; waiting.length > 0; attempt++) {
    if (attempt === attempts) return undefined;
    const steps = await plan(ports, target, waiting);
    const missed = await ports.guests.applyAll(steps, (done) =>
      ports.facts.imported(target.restaurantId, target.importId, done),
    );
    created += steps.filter(
      ({ step, newcomer }) => step.kind === 'create' && !missed.has(newcomer.key),
    ).length;
    waiting = waiting.filter(({ key }) => missed.has(key));
  }
  return created;
}

async function plan(
  { guests, facts, newId }: Pick<Ports, 'guests' | 'facts' | 'newId'>,
  { restaurantId, importId }: ImportTarget,
  batch: readonly Newcomer[],
): Promise<PlannedStep[]> {
  const known = await guests.candidates(
    restaurantId,
    batch.map(({ key }) => key),
    batch.map(({ name }) => name),
  );
  const near = nearest(known);
  // A guest whom one row means is not there for another row of the same name.
  const spoken = new Set(batch.map(({ key }) => key));
  const names = new Set(known.map(({ name }) => name));
  return batch.map((newcomer) => {
    const free = near(newcomer).filter(({ key }) => key === newcomer.key || !spoken.has(key));
    const isFirstOfName = !names.has(newcomer.name);
    names.add(newcomer.name);
    const step = importStep(free, newcomer, { id: newId(), restaurantId, isFirstOfName });
    if (step.kind === 'update') spoken.add(step.before.key);
    const told = { create: facts.created, update: facts.updated, keep: undefined }[step.kind];
    return { newcomer, step, events: told ? [told(step.guest, importId)] : [] };
  });
}

/** Looks up guests by key or by name, without walking the list for every row. */
function nearest(known: readonly Guest[]): (newcomer: Newcomer) => Guest[] {
  const byKey = new Map(known.map((guest) => [guest.key, guest]));
  const byName = new Map<string, Guest[]>();
  for (const guest of known) byName.set(guest.name, [...(byName.get(guest.name) ?? []), guest]);
  return ({ key, name }) => [byKey.get(key) ?? [], byName.get(name) ?? []].flat();
}
