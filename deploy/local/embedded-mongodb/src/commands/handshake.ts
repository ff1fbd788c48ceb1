import { ObjectId } from 'bson';
import { doc, int } from '../bson/values';
import { maxDocumentBytes } from '../storage/collection';
import { maxMessageBytes } from '../server/frames';
import type { Handler } from './run';
import { endedSessions, sessionMinutes } from './sessions';

export const replicaSetName = 'tablewell';
/** The wire version of MongoDB 7.0, whose commands and refusals this store follows. */
const maxWireVersion = 21;
const version = '7.0.0';
const electionId = new ObjectId('7fffffff0000000000000001');

/** The handshake: the primary of a replica set with one member, because drivers retry writes on replica sets only. */
export const hello: Handler = (_store, { name, address, fields }) => {
  const reply = doc({
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    secondary: false,
    setName: replicaSetName,
    setVersion: int(1),
    electionId,
    hosts: [address],
    me: address,
    primary: address,
    maxBsonObjectSize: int(maxDocumentBytes),
    maxMessageSizeBytes: int(maxMessageBytes),
    maxWriteBatchSize: int(100_000),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: int(sessionMinutes),
    connectionId: int(1),
    minWireVersion: int(0),
    maxWireVersion: int(maxWireVersion),
    readOnly: false,
  });
  if (fields.has('saslSupportedMechs')) reply.set('saslSupportedMechs', []);
  return reply;
};

export const ping: Handler = () => new Map();
export const endSessions: Handler = (store, { fields }) => {
  for (const session of endedSessions(fields)) store.cursors.endOf(session);
  return new Map();
};

export const buildInfo: Handler = () =>
  doc({
    version,
    versionArray: version.split('.').map(Number).concat(0).map(int),
    modules: [],
    bits: int(64),
    maxBsonObjectSize: int(maxDocumentBytes),
    storageEngines: ['lmdb'],
  });

/** Only the counters of commands are supported. */
export const serverStatus: Handler = (store, { address }) =>
  doc({
    host: address,
    version,
    process: 'mongod',
    opcounters: store.counters.report(),
    localTime: new Date(),
  });
