import type { Encodable, EncodableDoc } from '../bson/encode';
import { int } from '../bson/values';
import { codes, MongoError } from '../errors';

/** Whether it is an unexpected failure that needs attention, rather than a refusal. */
export const isFault = (error: unknown): boolean => asMongoError(error).code === codes.InternalError;

function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const message = error instanceof Error ? error.message : String(error);
  // The engine identifies it by its message only.
  const isDiskFull = /no space left|MDB_MAP_FULL|disk quota/i.test(message);
  return new MongoError(isDiskFull ? 'OutOfDiskSpace' : 'InternalError', message);
}

/** The reply to a command that failed as a whole. */
export function toFailure(error: unknown): EncodableDoc {
  const { code, codeName, message, details } = asMongoError(error);
  const reply: EncodableDoc = new Map<string, Encodable>([
    ['ok', 0],
    ['errmsg', message],
    ['code', int(code)],
    ['codeName', codeName],
  ]);
  for (const [name, value] of details ?? []) reply.set(name, value as Encodable);
  return reply;
}

/** The error of one statement in a write command that succeeded as a whole. Rethrows unexpected failures. */
export function toWriteError(error: unknown, index: number): EncodableDoc {
  if (!(error instanceof MongoError) || error.codeName === 'MaxTimeMSExpired') throw error;
  const entry: EncodableDoc = new Map<string, Encodable>([
    ['index', int(index)],
    ['code', int(error.code)],
    ['errmsg', error.message],
  ]);
  for (const [name, value] of error.details ?? []) entry.set(name, value as Encodable);
  return entry;
}
