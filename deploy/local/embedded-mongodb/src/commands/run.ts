import type { Encodable, EncodableDoc } from '../bson/encode';
import { print } from '../bson/print';
import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { type InPieces, isInPieces } from '../query/pause';
import type { Store } from '../storage/store';
import { aggregate } from './aggregate';
import { create, drop, dropDatabase, listCollections, listDatabases } from './catalogue-commands';
import { count, find, getMore, killCursors } from './find';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { buildInfo, endSessions, hello, ping, serverStatus } from './handshake';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { countField, flag, refuseField, type Request } from './request';
import { retryableWrite } from './sessions';
import { deleteCommand, insert, update } from './writes';

export type Handler = (store: Store, request: Request) => EncodableDoc;
/** Reads may be computed in pieces. */
type ReadHandler = (store: Store, request: Request) => EncodableDoc | InPieces;

interface Command {
  handler: ReadHandler;
  writes: boolean;
  /** The supported fields; any other one is refused, because ignoring an option would give a wrong answer. */
  fields: ReadonlySet<string>;
}

/** Fields that any command may carry. */
const generic = [
  '$db',
  '$clusterTime',
  '$readPreference',
  'lsid',
  'txnNumber',
  'writeConcern',
  'readConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  '$query',
];

const command = (handler: ReadHandler, writes: boolean, fields: string): Command => ({
  handler,
  writes,
  fields: new Set([...generic, ...fields.split(' ')]),
});
const reads = (handler: ReadHandler, fields = ''): Command => command(handler, false, fields);
const writes = (handler: Handler, fields = ''): Command => command(handler, true, fields);

const anyFields: Command = {
  handler: hello,
  writes: false,
  fields: { has: () => true } as unknown as ReadonlySet<string>,
};
const findAndModifyCommand = writes(
  findAndModify,
  'query sort remove update new fields upsert bypassDocumentValidation hint collation',
);

const commands: Readonly<Record<string, Command>> = {
  hello: anyFields,
  isMaster: anyFields,
  ismaster: anyFields,
  ping: reads(ping),
  buildInfo: reads(buildInfo),
  buildinfo: reads(buildInfo),
  serverStatus: reads(serverStatus),
  endSessions: reads(endSessions),
  insert: writes(insert, 'documents ordered bypassDocumentValidation'),
  update: writes(update, 'updates ordered bypassDocumentValidation'),
  delete: writes(deleteCommand, 'deletes ordered'),
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,
  find: reads(
    find,
    'filter sort projection hint skip limit batchSize singleBatch collation allowDiskUse noCursorTimeout allowPartialResults',
  ),
  getMore: reads(getMore, 'collection batchSize'),
  killCursors: reads(killCursors, 'cursors'),
  count: reads(count, 'query limit skip hint collation fields'),
  aggregate: reads(aggregate, 'pipeline cursor hint collation allowDiskUse bypassDocumentValidation'),
  explain: reads(explain, 'verbosity'),
  createIndexes: writes(createIndexes, 'indexes commitQuorum'),
  dropIndexes: writes(dropIndexes, 'index'),
  listIndexes: reads(listIndexes, 'cursor'),
  create: writes(create, 'autoIndexId'),
  drop: writes(drop),
  dropDatabase: writes(dropDatabase),
  listCollections: reads(listCollections, 'filter nameOnly authorizedCollections cursor'),
  listDatabases: reads(listDatabases, 'filter nameOnly authorizedDatabases'),
};

const commandOf = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

export const isWrite = ({ name }: Request): boolean => commandOf(name)?.writes ?? false;

/** Runs one command. Writes must be called inside a transaction of the store, and are never in pieces. */
export function runCommand(store: Store, request: Request): EncodableDoc | InPieces {
  const { name, fields } = request;
  if (name === 'commitTransaction' || name === 'abortTransaction') {
    throw new MongoError(
      'NoSuchTransaction',
      'Multi-document transactions are not supported by the embedded store',
    );
  }
  const found = commandOf(name);
  if (!found) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
  for (const field of fields.keys()) {
    if (field !== name && !found.fields.has(field)) refuseField(name, field);
  }
  store.counters.count(request);
  checkConcerns(fields);
  const millis = countField(fields, 'maxTimeMS') ?? 0;
  const deadline = millis > 0 ? performance.now() + millis : Infinity;
  const reply = store.within(deadline, () => answer(store, request, found));
  return isInPieces(reply) ? timed(store, deadline, reply) : reply;
}

/** The deadline is the store's while a piece runs, and not that of the commands between two pieces. */
function* timed(store: Store, deadline: number, reply: InPieces): InPieces {
  for (;;) {
    const next = store.within(deadline, () => reply.next());
    if (next.done) return succeed(next.value);
    yield;
  }
}

function answer(
  store: Store,
  request: Request,
  { handler, writes: isWriting }: Command,
): EncodableDoc | InPieces {
  const retry = retryableWrite(request.fields);
  if (!retry || !isWriting) {
    const reply = handler(store, request);
    return isInPieces(reply) ? reply : succeed(reply);
  }
  const before = store.sessions.recall(retry.session, retry.number);
  if (before) return before;
  const reply = succeed(handler(store, request) as EncodableDoc);
  store.sessions.remember(retry.session, retry.number, reply, Date.now());
  return reply;
}

/** Refuses read and write concerns and API options that a replica set of one member cannot honor. */
function checkConcerns(fields: Doc): void {
  const read = fields.get('readConcern');
  if (isDoc(read) && (read.get('level') === 'snapshot' || read.has('atClusterTime')))
    throw new MongoError('InvalidOptions', 'readConcern snapshot is not supported by the embedded store');
  const write = fields.get('writeConcern');
  const copies = isDoc(write) ? (write.get('w') ?? 1) : 1;
  if (isNumeric(copies) ? toNumber(copies) > 1 : copies !== 'majority')
    throw new MongoError('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if ((fields.get('apiVersion') ?? '1') !== '1')
    throw new MongoError(
      'APIVersionError',
      `API version must be "1", not ${print(fields.get('apiVersion'))}`,
    );
  if (flag(fields, 'apiStrict')) throw unsupported('apiStrict');
}

const succeed = (reply: EncodableDoc): EncodableDoc =>
  reply.has('ok') ? reply : reply.set('ok', 1 as Encodable);
