import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { Code, ConnectError, type ContextValues, type HandlerContext } from '@connectrpc/connect';

/**
 * What Connect hands to a handler beside the request. Its signal and its headers are made when a handler first asks
 * for them: hardly one does, and made for every call they cost as much as the answer's bytes.
 */
export class CallContext implements HandlerContext {
  readonly requestMethod = 'POST';
  readonly protocolName = 'grpc';
  private controller: AbortController | undefined;
  private lateTimer: NodeJS.Timeout | undefined;
  private readonly headers: Partial<Record<'request' | 'response' | 'trailer', Headers>> = {};

  /** @param deadline epoch milliseconds; not finite for none */
  constructor(
    readonly service: DescService,
    readonly method: DescMethod,
    readonly url: string,
    readonly values: ContextValues,
    private readonly deadline: number,
  ) {}

  /** Milliseconds that are left; undefined without a deadline. */
  readonly timeoutMs = (): number | undefined =>
    Number.isFinite(this.deadline) ? this.deadline - Date.now() : undefined;

  /** Aborted at the deadline, and when the call has ended. */
  get signal(): AbortSignal {
    if (!this.controller) {
      const controller = (this.controller = new AbortController());
      const left = this.timeoutMs();
      const late = () => controller.abort(new ConnectError('the operation timed out', Code.DeadlineExceeded));
      if (left !== undefined) this.lateTimer = setTimeout(late, Math.max(0, left));
    }
    return this.controller.signal;
  }

  get requestHeader(): Headers {
    return (this.headers.request ??= new Headers());
  }

  get responseHeader(): Headers {
    return (this.headers.response ??= new Headers());
  }

  get responseTrailer(): Headers {
    return (this.headers.trailer ??= new Headers());
  }

  /** The handler has answered, or failed. */
  end(): void {
    clearTimeout(this.lateTimer);
    this.controller?.abort();
  }
}
