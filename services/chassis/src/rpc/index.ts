export type { AllFields } from './all-fields';
export * from './client';
export { errorToRefusal, refusalToError } from './errors';
export * from './identity';
export { actorKey, callerKey, isRetryKey } from './metadata';
export type { CallContext } from './inbound/call-context';
export { implement, type Implementation, orThrowRefusal } from './implementation';
export { startRpcServer } from './server';
