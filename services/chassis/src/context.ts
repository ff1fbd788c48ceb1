import { AsyncLocalStorage } from 'node:async_hooks';
import type { Doer } from './doer';
import { newId } from './ids';

/** What follows one request from the edge to the last event it causes. */
export interface RequestContext {
  readonly requestId: string;
  /** Where it came from; absent for what nobody asked for. */
  readonly origin?: RequestOrigin | undefined;
  /** Who it is done for; absent for nobody. */
  readonly doer?: Doer | undefined;
  /** When whoever asked stops waiting, in milliseconds since 1970; absent where nobody waits. */
  readonly deadline?: number | undefined;
}

/** Where a request came from: the network address and the program, as far as the gateway can tell. */
export interface RequestOrigin {
  readonly address: string;
  readonly userAgent: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` under a request id, so that logs, calls and events it makes carry it. */
export function withRequestId<T>(
  requestId: string | undefined,
  work: () => T,
  origin?: RequestOrigin,
  deadline?: number,
): T {
  return storage.run({ requestId: requestId || newId(), origin, deadline }, work);
}

/** The request being served, or undefined outside one. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs `work` with more known about the request. */
export function withContext<T>(more: Partial<RequestContext>, work: () => T): T {
  const known = storage.getStore() ?? { requestId: newId() };
  return storage.run({ ...known, ...more }, work);
}

/** The id of the request being served, or undefined outside one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Where the request being served came from; empty texts outside one. */
export function currentOrigin(): RequestOrigin {
  return storage.getStore()?.origin ?? { address: '', userAgent: '' };
}
