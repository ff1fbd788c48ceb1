import type { VersionedCollection } from '@tablewell/chassis/mongo';
import { filledOutbox, type OutboxEntry } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import type { ImportStep } from '../../domain/import-plan';
import type { PlannedStep } from '../../ports';
import { guestCollection, type GuestDocument, type GuestModel, toDocument, toFields } from './guest-model';

/** The collection of guests, and the relay of its events. */
interface Target {
  readonly model: GuestModel;
  readonly all: VersionedCollection<GuestDocument>;
  readonly relay: Pick<ServiceKit, 'enqueueBatch'>;
}

/** Writes the steps of an import; returns the keys of the rows that failed because of a concurrent change. */
export async function applyImport(
  { model, all, relay }: Target,
  steps: readonly PlannedStep[],
  toEvent: (done: readonly ImportStep[]) => OutboxEntry,
): Promise<ReadonlySet<string>> {
  const writes = steps.filter(({ step }) => step.kind !== 'keep');
  const missed = new Set(
    await insertAll(
      model,
      writes.filter(({ step }) => step.kind === 'create'),
    ),
  );
  // Each change is conditional on the version that it was planned on.
  const updates = writes.filter(({ step }) => step.kind === 'update');
  await Promise.all(
    updates.map(async ({ person, step, events }) => {
      const { id, restaurantId, version } = step.guest;
      const change = { $set: toFields(step.guest) };
      const before = { restaurantId, version: version - 1 };
      if (!(await all.write(id, before, change, events))) missed.add(person.key);
    }),
  );
  const done = writes.filter(({ person }) => !missed.has(person.key));
  if (done.length > 0) {
    const written = new Map(done.map(({ step, events }) => [step.guest.id, events]));
    relay.enqueueBatch(guestCollection, written, toEvent(done.map(({ step }) => step)));
  }
  return missed;
}

/** Inserts in one command; returns the keys that already exist. */
async function insertAll(model: GuestModel, creates: readonly PlannedStep[]): Promise<string[]> {
  if (creates.length === 0) return [];
  const documents = creates.map(({ step, events }) => ({
    ...toDocument(step.guest),
    ...filledOutbox(events),
  }));
  try {
    // Uses the driver, because mongoose's casting costs more than the write.
    await model.collection.insertMany(documents as never, { ordered: false });
    return [];
  } catch (error) {
    const refused = duplicatesIn(error);
    return creates.filter((_, index) => refused.has(index)).map(({ person }) => person.key);
  }
}

/** Indexes of the documents with duplicate keys; any other error is rethrown. */
function duplicatesIn(error: unknown): Set<number> {
  const { writeErrors } = error as { writeErrors?: { index: number; code: number }[] };
  if (!writeErrors || writeErrors.some(({ code }) => code !== 11000)) throw error;
  return new Set(writeErrors.map(({ index }) => index));
}
