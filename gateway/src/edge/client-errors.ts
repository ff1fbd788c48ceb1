import type { Socket } from 'node:net';

interface ParserError extends Error {
  readonly code?: string;
}

const statusOf: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address or a header is too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
const unreadable = [400, 'Bad Request', 'The request could not be read.'] as const;

/** Answers requests that are malformed, too long or too slow for the HTTP parser, in the shape of API-1. */
export function answerClientError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, phrase, message] = statusOf[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ error: message, message });
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
