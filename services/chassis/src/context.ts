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
  /** When whoever asked stops waiting; absent where nobody waits. */
  readonly deadline?: Deadline | undefined;
}

/** When whoever asked stops waiting. Once they are answered nobody waits: what goes on then has its own time. */
export class Deadline {
  private isAnswered = false;

  /** @param epochMs milliseconds since 1970; not finite for none */
  constructor(private readonly epochMs: number) {}

  /** Milliseconds since 1970; not finite for none, or none any more. */
  get at(): number {
    return this.isAnswered ? Infinity : this.epochMs;
  }

  answered(): void {
    this.isAnswered = true;
  }
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
  deadline?: Deadline,
): T {
  return storage.run({ requestId: requestId || newId(), origin, deadline }, work);
}

/** The request being served, or undefined outside one. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** How long something may take, in milliseconds: its own time, but no longer than whoever asked waits. Not above 0: not at all. */
export function timeFor(ownMs: number): number {
  return Math.min(ownMs, (storage.getStore()?.deadline?.at ?? Infinity) - Date.now());
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
