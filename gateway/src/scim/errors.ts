import { ConnectError } from '@connectrpc/connect';
import { Refusal, type RefusalKind } from '@tablewell/chassis/refusal';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../api/too-many-requests';
import { scimErrorText, scimType } from '../edge/scim-shape';

const statusOf: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'plan-required': 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'already-exists': 409,
  'too-many': 429,
  unavailable: 503,
};

/** Keywords of RFC 7644, section 3.12. */
const keywords: Readonly<Record<string, string>> = {
  'scim-exists': 'uniqueness',
  mutability: 'mutability',
  'invalid-input': 'invalidValue',
};

/** Whether a caller has no valid token. */
export const isUnknownToken = (error: unknown): boolean => errorToRefusal(error)?.code === 'unknown-token';

/** A request that SCIM refuses, with its status and keyword. */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly keyword = '',
  ) {
    super(detail);
  }
}

/** Sends every error in the shape of RFC 7644. */
export function sendScimError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, detail, keyword } = known(error, request);
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="SCIM"');
  if (error instanceof TooManyRequests) void reply.header('retry-after', String(error.retryAfterSeconds));
  else if (status === 503) void reply.header('retry-after', '2');
  return reply
    .status(status)
    .type(scimType)
    .serializer((text: string) => text)
    .send(scimErrorText(status, detail, keyword));
}

function known(error: unknown, request: FastifyRequest): ScimError {
  if (error instanceof ScimError) return error;
  const refusal = error instanceof Refusal ? error : errorToRefusal(error);
  if (refusal) return new ScimError(statusOf[refusal.kind], refusal.message, keywords[refusal.code]);
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode < 500) return new ScimError(statusCode, message);
  if (!(error instanceof ConnectError)) request.log.error({ err: error }, 'a request of SCIM failed');
  return new ScimError(503, 'The service is not available right now. Please try again in a moment.');
}
