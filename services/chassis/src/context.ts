import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from './ids';

/** What follows one request from the edge to the last event it causes. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` under a request id, so that logs, calls and events it makes carry it. */
export function withRequestId<T>(requestId: string | undefined, work: () => T): T {
  return storage.run({ requestId: requestId || newId() }, work);
}

/** The id of the request being served, or undefined outside one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
