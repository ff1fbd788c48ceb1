import {
  MongoBulkWriteError,
  MongoClient,
  MongoServerError,
  type Collection,
  type CommandStartedEvent,
  type Db,
  type Document,
} from 'mongodb';
import {
  unmet,
  type CollectionData,
  type EntitySpec,
  type Operation,
  type TestCase,
  type TestFile,
} from './format';
import { match } from './match';
import { runner } from './operations';

export type Verdict = { result: 'holds' } | { result: 'refused' | 'wrong' | 'not run'; reason: string };

const serverVersion = '7.0.0';
/** The codes of unsupported features: a refusal is not a wrong answer. */
const refusals = new Set([59, 168, 238, 40324]);

class Refused extends Error {}
class NotRun extends Error {}

interface Entities {
  clients: Map<string, { client: MongoClient; events: CommandStartedEvent[] }>;
  databases: Map<string, Db>;
  collections: Map<string, Collection>;
}

const internalCommands = new Set(['hello', 'isMaster', 'endSessions', 'killCursors', 'configureFailPoint']);

async function createEntities(url: string, specs: Record<string, EntitySpec>[]): Promise<Entities> {
  const entities: Entities = { clients: new Map(), databases: new Map(), collections: new Map() };
  for (const entry of specs) {
    const [kind, spec] = Object.entries(entry)[0] as [string, EntitySpec];
    if (kind === 'client') {
      const client = new MongoClient(url, { ...spec.uriOptions, monitorCommands: true });
      const events: CommandStartedEvent[] = [];
      client.on('commandStarted', (event) => {
        if (!internalCommands.has(event.commandName)) events.push(event);
      });
      entities.clients.set(spec.id, { client: await client.connect(), events });
    } else if (kind === 'database') {
      const client = entities.clients.get(spec.client as string)?.client as MongoClient;
      entities.databases.set(spec.id, client.db(spec.databaseName, spec.databaseOptions));
    } else if (kind === 'collection') {
      const database = entities.databases.get(spec.database as string) as Db;
      entities.collections.set(
        spec.id,
        database.collection(spec.collectionName as string, spec.collectionOptions),
      );
    } else throw new NotRun(`entity ${kind}`);
  }
  return entities;
}

async function fill(client: MongoClient, data: CollectionData[]): Promise<void> {
  for (const { databaseName, collectionName, documents } of data) {
    const collection = client.db(databaseName).collection(collectionName);
    await collection.drop();
    if (documents.length > 0) await collection.insertMany(documents.map((fields) => ({ ...fields })));
    else await client.db(databaseName).createCollection(collectionName);
  }
}

/** Operations that the Node.js driver lacks or refuses itself, independent of the server. */
function driverDiffers({ description }: TestCase): string | undefined {
  if (/passes bypassDocumentValidation: false/.test(description))
    return 'the driver does not send bypassDocumentValidation: false';
  if (/inserting _id with type null via insert|inserting _id with type null via bulkWrite/.test(description))
    return 'the driver replaces a null _id';
  return undefined;
}

/** Runs one test of a file against the store; never throws. */
export async function runTest(
  url: string,
  setup: MongoClient,
  file: TestFile,
  test: TestCase,
): Promise<Verdict> {
  const reason =
    test.skipReason ??
    driverDiffers(test) ??
    unmet(file.runOnRequirements, serverVersion) ??
    unmet(test.runOnRequirements, serverVersion);
  if (reason) return { result: 'not run', reason };
  let entities: Entities | undefined;
  try {
    await fill(setup, file.initialData ?? []);
    entities = await createEntities(url, file.createEntities ?? []);
    for (const operation of test.operations) await runOperation(operation, entities);
    checkEvents(test, entities);
    await checkOutcome(setup, test.outcome ?? []);
    return { result: 'holds' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof NotRun) return { result: 'not run', reason: why };
    return { result: error instanceof Refused ? 'refused' : 'wrong', reason: why };
  } finally {
    for (const { client } of entities?.clients.values() ?? []) await client.close();
  }
}

async function runOperation(operation: Operation, entities: Entities): Promise<void> {
  if (operation.object === 'testRunner') throw new NotRun(`${operation.name}: the store has no fail points`);
  if (operation.saveResultAsEntity) throw new NotRun('saved entities');
  const run = runner(
    operation,
    entities.collections.get(operation.object) ?? entities.databases.get(operation.object),
  );
  if (!run) throw new NotRun(`operation ${operation.name} on ${operation.object}`);
  let result: unknown;
  try {
    result = await run();
  } catch (error) {
    return checkError(operation, error);
  }
  if (operation.expectError) throw new Error(`${operation.name} should have failed`);
  if ('expectResult' in operation) match(operation.expectResult, plain(result));
}

const plain = (result: unknown): unknown =>
  result && typeof result === 'object' && 'getRawResponse' in result
    ? { ...result, ...bulkCounts(result as Document) }
    : result;

const bulkCounts = (result: Document): Document => ({
  insertedCount: result.insertedCount,
  matchedCount: result.matchedCount,
  modifiedCount: result.modifiedCount,
  deletedCount: result.deletedCount,
  upsertedCount: result.upsertedCount,
  insertedIds: result.insertedIds,
  upsertedIds: result.upsertedIds,
});

function checkError(operation: Operation, error: unknown): void {
  const code = error instanceof MongoServerError ? Number(error.code) : undefined;
  const expected = operation.expectError;
  if (!expected && !operation.ignoreResultAndError) {
    if (code !== undefined && refusals.has(code)) throw new Refused((error as Error).message);
    throw error;
  }
  if (!expected) return;
  if (code !== undefined && refusals.has(code) && expected.errorCode !== code)
    throw new Refused((error as Error).message);
  if (expected.isClientError === true && code !== undefined)
    throw new Error(`the server refused what the driver should: ${String(error)}`);
  if (expected.isClientError === false && code === undefined)
    throw new Error(`the driver refused: ${String(error)}`);
  if (expected.errorCode !== undefined && expected.errorCode !== code)
    throw new Error(`code ${code} in place of ${String(expected.errorCode)}`);
  if (expected.errorCodeName !== undefined && (error as Document).codeName !== expected.errorCodeName)
    throw new Error(`codeName of ${String(error)}`);
  if (
    typeof expected.errorContains === 'string' &&
    !String(error).toLowerCase().includes(expected.errorContains.toLowerCase())
  ) {
    throw new Error(`message '${String(error)}' does not hold '${expected.errorContains}'`);
  }
  if (expected.expectResult !== undefined && error instanceof MongoBulkWriteError)
    match(expected.expectResult, bulkCounts(error.result));
}

function checkEvents(test: TestCase, entities: Entities): void {
  for (const { client, events, ignoreExtraEvents } of test.expectEvents ?? []) {
    const seen = entities.clients.get(client)?.events ?? [];
    const expected = events.map((event) => event.commandStartedEvent).filter((event) => event !== undefined);
    if (expected.length < events.length) throw new NotRun('events other than commandStarted');
    if (seen.length < expected.length || (!ignoreExtraEvents && seen.length !== expected.length)) {
      throw new Error(
        `${seen.length} commands (${seen.map((event) => event.commandName).join()}) in place of ${expected.length}`,
      );
    }
    expected.forEach((event, index) => {
      const actual = seen[index] as CommandStartedEvent;
      if (event.command) match(event.command, actual.command, 'result');
      if (event.commandName !== undefined) match(event.commandName, actual.commandName, 'commandName');
      if (event.databaseName !== undefined) match(event.databaseName, actual.databaseName, 'databaseName');
    });
  }
}

async function checkOutcome(client: MongoClient, outcome: CollectionData[]): Promise<void> {
  for (const { databaseName, collectionName, documents } of outcome) {
    const found = await client.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray();
    match(documents, found, 'outcome', false);
  }
}
