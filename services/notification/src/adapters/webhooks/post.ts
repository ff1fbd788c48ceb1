import { createAddressLookUp, isAllowed, pinned, RefusedAddress } from '@tablewell/chassis/network';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import type { Answer } from '../../domain/webhooks/outcome';
import type { PostWebhook } from '../../webhook-ports';

/** For everything until the headers of the answer, shorter than a lease; see `longestSendMs`. */
const defaultAnswerWithinMs = 15_000;
const connectWithinMs = 5_000;
/** The status says whether it was taken, so the body is read for a moment only. */
const bodyWithinMs = 1_000;
const maxBodyBytes = 64 * 1_024;
const maxHeaderBytes = 16 * 1_024;
const idleMs = 4_000;
const connectionsOfHost = 16;
const longestProblem = 200;

/** Where names may lead, and which authorities are trusted besides the well-known ones: for tests. */
export interface PostRules {
  readonly allowsLoopback: boolean;
  readonly nameServers?: readonly string[];
  readonly ca?: string;
  readonly answerWithinMs?: number;
}

/**
 * Posts to endpoints of partners (HOOK-4). A connection is made only to addresses that were looked up and checked for it, so
 * that a name that changes between check and use leads nowhere. Redirects are not followed, and no proxy is used.
 */
export function createPost({
  allowsLoopback,
  nameServers,
  ca,
  answerWithinMs = defaultAnswerWithinMs,
}: PostRules): {
  post: PostWebhook;
  close(): Promise<void>;
} {
  const lookUp = createAddressLookUp(allowsLoopback, nameServers);
  const agent = new Agent({
    connect: { lookup: pinned(lookUp), timeout: connectWithinMs, ...(ca ? { ca } : {}) },
    connections: connectionsOfHost,
    pipelining: 1,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: answerWithinMs,
    bodyTimeout: bodyWithinMs,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
  });
  return {
    async post({ url, headers, body }) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), answerWithinMs);
      try {
        const { origin, hostname, pathname, search } = new URL(url);
        // A literal address is connected to without being looked up.
        const literal = hostname.replace(/^\[|\]$/g, '');
        if (ipaddr.isValid(literal) && !isAllowed(literal, allowsLoopback))
          throw new RefusedAddress('It is an address that is not of the internet');
        const answer = await agent.request({
          ...{ origin, path: pathname + search, method: 'POST', body, signal: deadline.signal },
          headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Tablewell-Webhooks/1' },
        });
        return await read(answer);
      } catch (error) {
        return { kind: 'unanswered', problem: problemOf(error, deadline.signal.aborted) };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.destroy(),
  };
}

/** Reads the beginning of the body. What is longer or slower is cut off with its connection: the status holds all the same. */
async function read({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Answer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), bodyWithinMs);
  // Bytes after the last read are ignored.
  body.on('error', () => undefined);
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBodyBytes) break;
    }
  } catch {
    // Cut off.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  const text = Buffer.concat(parts).subarray(0, maxBodyBytes).toString('utf8');
  const retryAfter = String(headers['retry-after'] ?? '');
  return { kind: 'answered', status: statusCode, retryAfter, text };
}

const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody listens at this address',
  ECONNRESET: 'It closed the connection',
  UND_ERR_SOCKET: 'It closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'It did not accept a connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'It did not answer in time',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of its answer are too long',
};

/** What an owner reads about it; nothing of our own network. */
function problemOf(error: unknown, isLate: boolean): string {
  if (isLate) return known['UND_ERR_HEADERS_TIMEOUT'] ?? '';
  if (error instanceof RefusedAddress) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (known[code]) return known[code];
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|SSL|TLS/.test(code))
    return `Its certificate is not accepted: ${code}`.slice(0, longestProblem);
  if (error instanceof AggregateError) return 'None of its addresses accepts a connection';
  return `The request failed: ${code === '' ? message : code}`.slice(0, longestProblem);
}
