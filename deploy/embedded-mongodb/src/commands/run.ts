import type { Encodable, EncodableDoc } from '../bson/encode';
import { isDoc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Store } from '../storage/store';
import { aggregate } from './aggregate';
import {
  collStats,
  create,
  dbStats,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
} from './catalogue-commands';
import { count, distinct, find, getMore, killCursors } from './find';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import {
  buildInfo,
  connectionStatus,
  endSessions,
  getParameter,
  hello,
  ping,
  serverStatus,
} from './handshake';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import type { Request } from './request';
import { retryableWrite } from './sessions';
import { deleteCommand, insert, update } from './writes';

export type Handler = (store: Store, request: Request) => EncodableDoc;

interface Command {
  handler: Handler;
  writes: boolean;
  /** The fields it understands; any other one is refused, since ignoring an option answers wrongly. */
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

const command = (handler: Handler, writes: boolean, fields: string): Command => ({
  handler,
  writes,
  fields: new Set([...generic, ...fields.split(' ')]),
});
const reads = (handler: Handler, fields = ''): Command => command(handler, false, fields);
const writes = (handler: Handler, fields = ''): Command => command(handler, true, fields);

const anyFields: Command = {
  handler: hello,
  writes: false,
  fields: { has: () => true } as unknown as ReadonlySet<string>,
};
const findAndModifyCommand = writes(
  findAndModify,
  'query sort remove update new fields upsert bypassDocumentValidation arrayFilters hint collation let',
);

const commands: Readonly<Record<string, Command>> = {
  hello: anyFields,
  isMaster: anyFields,
  ismaster: anyFields,
  ping: reads(ping),
  buildInfo: reads(buildInfo),
  buildinfo: reads(buildInfo),
  serverStatus: reads(serverStatus),
  connectionStatus: reads(connectionStatus, 'showPrivileges'),
  getParameter: reads(getParameter, 'featureCompatibilityVersion allParameters'),
  endSessions: reads(endSessions),
  insert: writes(insert, 'documents ordered bypassDocumentValidation'),
  update: writes(update, 'updates ordered bypassDocumentValidation let'),
  delete: writes(deleteCommand, 'deletes ordered let'),
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,
  find: reads(
    find,
    'filter sort projection hint skip limit batchSize singleBatch collation let allowDiskUse noCursorTimeout allowPartialResults',
  ),
  getMore: reads(getMore, 'collection batchSize'),
  killCursors: reads(killCursors, 'cursors'),
  count: reads(count, 'query limit skip hint collation fields'),
  distinct: reads(distinct, 'key query hint collation'),
  aggregate: reads(aggregate, 'pipeline cursor hint collation let allowDiskUse bypassDocumentValidation'),
  explain: reads(explain, 'verbosity'),
  createIndexes: writes(createIndexes, 'indexes commitQuorum'),
  dropIndexes: writes(dropIndexes, 'index'),
  listIndexes: reads(listIndexes, 'cursor'),
  create: writes(create, 'autoIndexId'),
  drop: writes(drop),
  dropDatabase: writes(dropDatabase),
  listCollections: reads(listCollections, 'filter nameOnly authorizedCollections cursor'),
  listDatabases: reads(listDatabases, 'filter nameOnly authorizedDatabases'),
  collStats: reads(collStats, 'scale'),
  dbStats: reads(dbStats, 'scale freeStorage'),
};

const commandOf = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

export const isWrite = ({ name }: Request): boolean => commandOf(name)?.writes ?? false;

/** Runs one command. Writes must be called inside a transaction of the store. */
export function runCommand(store: Store, request: Request): EncodableDoc {
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
  const concern = fields.get('readConcern');
  if (isDoc(concern) && (concern.get('level') === 'snapshot' || concern.has('atClusterTime'))) {
    throw new MongoError('InvalidOptions', 'readConcern snapshot is not supported by the embedded store');
  }
  const retry = retryableWrite(fields);
  if (!retry || !found.writes) return succeed(found.handler(store, request));
  const before = store.sessions.recall(retry.session, retry.number);
  if (before) return before;
  const reply = succeed(found.handler(store, request));
  store.sessions.remember(retry.session, retry.number, reply, Date.now());
  return reply;
}

/** Options that MongoDB has and this store does not. */
const knownElsewhere = new Set(
  `viewOn pipeline capped size max validator validationLevel validationAction timeseries collation expireAfterSeconds
   clusteredIndex changeStreamPreAndPostImages encryptedFields storageEngine indexOptionDefaults min returnKey
   showRecordId tailable awaitData oplogReplay mapReduce maxScan snapshot`.split(/\s+/),
);

function refuseField(command: string, field: string): never {
  if (field === 'startTransaction' || field === 'autocommit') {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      'Multi-document transactions are not supported by the embedded store',
    );
  }
  if (knownElsewhere.has(field)) throw unsupported(`The option '${field}' of ${command}`);
  throw new MongoError(40415, `BSON field '${command}.${field}' is an unknown field.`);
}

const succeed = (reply: EncodableDoc): EncodableDoc =>
  reply.has('ok') ? reply : reply.set('ok', 1 as Encodable);
