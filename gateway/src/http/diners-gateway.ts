import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';

/** What is asked of it, its body whole. */
export interface Passed {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly requestId: string;
  /** Whoever asks, as far as this gateway believes it. */
  readonly address: string;
  readonly patienceMs: number;
}

/** How long a diner waits for all of an answer; from whoever asks, so that it can only be less than ours. */
export const patienceHeader = 'x-patience-ms';

const betweenLooksMs = 250;
const connectMs = 500;
/** Longer than it takes to find that a part behind it hangs. */
const reportMs = 1_500;
/** It answers within the patience that it was told of, unless it hangs itself. */
const graceMs = 200;
/** What diners have apart besides the gateway: without any other part they would be no better off here. */
const isAbleToBook = '/readyz?of=reservation';
/** Of one connection, and nobody else's business; `expect` was answered here. */
const hopByHop = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade expect'.split(
    ' ',
  ),
);

/**
 * Another gateway, to which diners are passed on, so that owners do not wait behind them in one process (decision 0026).
 * It is the same program: while it cannot be reached, or ends, diners are served here.
 */
export class DinersGateway {
  private readonly pool: Pool;
  private readonly closing = new AbortController();
  private lives = false;
  private canBook = true;

  constructor(url: string) {
    this.pool = new Pool(url, { connect: { timeout: connectMs } });
    void this.keepLooking(async () => {
      this.lives = await this.looksAlive();
    });
    void this.keepLooking(async () => {
      this.canBook = await this.looksAbleToBook();
    });
  }

  /** Whether diners are served there. */
  get isThere(): boolean {
    return this.lives && this.canBook;
  }

  /**
   * Writes its answer, with the headers of ours that `begins` gives. Throws what kept it from answering while nothing was
   * written and somebody waits for it.
   */
  async pass(asked: Passed, to: ServerResponse, begins: () => OutgoingHttpHeaders): Promise<void> {
    try {
      await this.ask(asked, to, begins);
    } catch (error) {
      this.lives = false;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.pool.close();
  }

  private async keepLooking(look: () => Promise<void>): Promise<void> {
    while (!this.closing.signal.aborted) {
      await look();
      await sleep(betweenLooksMs, undefined, { ref: false });
    }
  }

  private async looksAlive(): Promise<boolean> {
    try {
      const { statusCode, headers, body } = await this.get('/healthz', connectMs);
      await body.dump();
      return statusCode === 200 && !isLast(headers['connection']);
    } catch {
      return false;
    }
  }

  /** What it does not say within the time says nothing of its reservation process. */
  private async looksAbleToBook(): Promise<boolean> {
    try {
      const { statusCode, body } = await this.get(isAbleToBook, reportMs);
      await body.dump();
      return statusCode !== 503;
    } catch {
      return true;
    }
  }

  private get(path: string, withinMs: number): Promise<Dispatcher.ResponseData> {
    return this.pool.request({ path, method: 'GET', signal: AbortSignal.timeout(withinMs) });
  }

  private ask(
    { path, method, headers, body, ...more }: Passed,
    to: ServerResponse,
    begins: () => OutgoingHttpHeaders,
  ): Promise<void> {
    const passed: Record<string, string | string[]> = {
      ...withoutHops(headers),
      'x-request-id': more.requestId,
      'x-forwarded-for': more.address,
      [patienceHeader]: String(Math.ceil(more.patienceMs)),
    };
    return new Promise((resolve, reject) => {
      let asked: Dispatcher.DispatchController | undefined;
      // Nobody waits any more.
      to.once('close', () => !to.writableFinished && asked?.abort(new Error('the caller went away')));
      const late = setTimeout(() => asked?.abort(new Error('it hangs')), more.patienceMs + graceMs);
      this.pool.dispatch(
        { path, method: method as Dispatcher.HttpMethod, headers: passed, body: body ?? null },
        {
          onRequestStart: (controller) => {
            asked = controller;
          },
          onResponseStart: (_controller, status, answered) => {
            if (isLast(answered['connection'])) this.lives = false;
            to.writeHead(status, { ...withoutHops(answered), ...begins() });
          },
          onResponseData: (controller, piece) => {
            if (to.write(piece)) return;
            controller.pause();
            to.once('drain', () => controller.resume());
          },
          onResponseEnd: () => {
            clearTimeout(late);
            to.end();
            resolve();
          },
          onResponseError: (_controller, error) => {
            clearTimeout(late);
            if (to.closed) return resolve();
            if (!to.headersSent) return reject(error);
            // Half an answer must not look like a whole one.
            to.destroy();
            resolve();
          },
        },
      );
    });
  }
}

function withoutHops(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !hopByHop.has(name)) kept[name] = value;
  }
  return kept;
}

const unsent = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether it certainly heard nothing of it. */
export function isUnsent(error: unknown): boolean {
  const { code, errors = [] } = error as { code?: string; errors?: unknown[] };
  return errors.length > 0 ? errors.every(isUnsent) : unsent.includes(code ?? '');
}

/** A process that is about to end says with each answer that its connection ends. */
const isLast = (connection: string | string[] | undefined): boolean => connection === 'close';
