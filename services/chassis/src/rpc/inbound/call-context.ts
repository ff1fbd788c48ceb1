import { Code, ConnectError, createContextValues } from '@connectrpc/connect';

/** The context of a call for its handler. */
export class CallContext {
  /** The caller, the actor, and whether it is a retry; see `metadata.ts` for the keys. */
  readonly values = createContextValues();
  private controller: AbortController | undefined;
  private lateTimer: NodeJS.Timeout | undefined;
  private isCanceled = false;

  /** @param deadline epoch milliseconds; not finite for none */
  constructor(readonly deadline: number) {}

  /** Milliseconds left to the deadline; undefined without one. */
  timeoutMs(): number | undefined {
    return Number.isFinite(this.deadline) ? this.deadline - Date.now() : undefined;
  }

  /**
   * Aborted at the deadline, when the caller cancels the call, and when the call has ended. Created on first use, as few
   * handlers need it.
   */
  get signal(): AbortSignal {
    if (!this.controller) {
      const controller = (this.controller = new AbortController());
      const left = this.timeoutMs();
      const late = () => controller.abort(new ConnectError('the operation timed out', Code.DeadlineExceeded));
      if (left !== undefined) this.lateTimer = setTimeout(late, Math.max(0, left));
      if (this.isCanceled) this.cancel();
    }
    return this.controller.signal;
  }

  /** Call when the caller no longer waits for the answer. */
  cancel(): void {
    this.isCanceled = true;
    this.controller?.abort(callerCanceled());
  }

  /** Throws if the caller no longer waits for the answer. */
  throwIfCanceled(): void {
    if (this.isCanceled) throw callerCanceled();
  }

  /** Call when the handler has returned or thrown. */
  end(): void {
    clearTimeout(this.lateTimer);
    this.controller?.abort();
  }
}

const callerCanceled = () => new ConnectError('the caller canceled the call', Code.Canceled);
