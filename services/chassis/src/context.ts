import { AsyncLocalStorage } from 'node:async_hooks';
import type { Initiator } from './access/initiator';
import { newId } from './ids';

/** The context of a request, passed on from the edge to the last event that the request causes. */
interface RequestContext {
  readonly requestId: string;
  /** The client; absent for background work. */
  readonly origin?: RequestOrigin | undefined;
  /** The person or system that caused it, for the audit log; absent: the system. */
  readonly initiator?: Initiator | undefined;
  /** The caller's deadline; absent for background work. */
  readonly deadline?: Deadline | undefined;
}

/** The caller's deadline. It ends with the response: work that continues afterwards has its own timeouts. */
export class Deadline {
  private isAnswered = false;

  /** @param epochMs milliseconds since 1970; not finite for none */
  constructor(private readonly epochMs: number) {}

  /** Milliseconds since 1970; Infinity without a deadline and after the response. */
  get at(): number {
    return this.isAnswered ? Infinity : this.epochMs;
  }

  answered(): void {
    this.isAnswered = true;
  }
}

/** The client's network address and user agent, as the gateway knows them. */
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
  deadline?: Deadline,
): T {
  return storage.run({ requestId: requestId || newId(), origin, deadline }, work);
}

/** The request being served, or undefined outside one. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The smaller of `ownMs` and the time left to the caller's deadline, in milliseconds; ≤ 0 means expired. */
export function timeoutWithinDeadline(ownMs: number): number {
  return Math.min(ownMs, (storage.getStore()?.deadline?.at ?? Infinity) - Date.now());
}

/** Runs `work` with additional context. */
export function withContext<T>(more: Partial<RequestContext>, work: () => T): T {
  const known = storage.getStore() ?? { requestId: newId() };
  return storage.run({ ...known, ...more }, work);
}

/** The id of the request being served, or undefined outside one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** The client of the request being served; empty strings outside one. */
export function currentOrigin(): RequestOrigin {
  return storage.getStore()?.origin ?? { address: '', userAgent: '' };
}
