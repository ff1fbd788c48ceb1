export type { AllFields } from './all-fields';
export * from './client';
export { EncodedResponse } from './encoded-response';
export { errorToRefusal, refusalToError } from './errors';
export * from './identity';
export { actorKey, callerKey, isRetryKey } from './metadata';
export { CallContext } from './inbound/call-context';
export { implement, type Implementation, orThrowRefusal } from './implementation';
export { startRpcServer } from './server';
