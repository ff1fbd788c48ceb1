/** MongoDB's error codes that this store returns, by their own names. */
export const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidBSON: 22,
  IndexNotFound: 27,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  UnsatisfiableWriteConcern: 100,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  NotImplemented: 238,
  NoSuchTransaction: 251,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  APIVersionError: 322,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

type CodeName = keyof typeof codes;

/** A refusal with MongoDB's code and codeName, which is sent to the client. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  /** Fields beside code and message, such as keyPattern and keyValue of a duplicate key. */
  readonly details: ReadonlyMap<string, unknown> | undefined;

  constructor(code: CodeName | number, message: string, details?: ReadonlyMap<string, unknown>) {
    super(message);
    this.code = typeof code === 'number' ? code : codes[code];
    this.codeName = typeof code === 'number' ? `Location${code}` : code;
    this.details = details;
  }
}

/** A feature of MongoDB that this store lacks: refused, never approximated. */
export function unsupported(what: string): MongoError {
  return new MongoError('NotImplemented', `${what} is not supported by the embedded store`);
}
