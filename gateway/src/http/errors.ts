import { Code, ConnectError } from '@connectrpc/connect';
import {
  errorToRefusal,
  isBrokenPart,
  type FieldProblem,
  isRefusal,
  type Refusal,
  type RefusalKind,
} from '@tablewell/chassis';
import { isAboutCaptcha } from './captcha';
import { TooMany } from './too-many';
import { ruleProblems } from './rules';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names of the inner fields as this route's callers know them. */
    fields?: Readonly<Record<string, string>>;
  }
}

const statusOf: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'plan-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'already-exists': 409,
  'too-many': 429,
  unavailable: 503,
};

/** A list of thousands can be wrong in every line. */
const mostDetails = 50;

export const partIsDown = 'The service is not available right now. Please try again in a moment.';

/** Sends an error in the one shape that everything under `/api` has (contract §3). */
export function sendError(
  reply: FastifyReply,
  status: number,
  message: string,
  more: { details?: readonly FieldProblem[]; [extra: string]: unknown } = {},
): FastifyReply {
  const { details, ...extra } = more;
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) {
    void reply.header('retry-after', status === 429 ? '60' : '2');
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ error: message, message, ...(details && details.length > 0 ? { details } : {}), ...extra });
}

/** Problems under the names that the route's callers use. */
function asCalled(request: FastifyRequest, problems: readonly FieldProblem[]): FieldProblem[] {
  const names = request.routeOptions.config.fields ?? {};
  return problems.map(({ field, message }) => {
    const [head = '', ...rest] = field.split(/(?=[.[])/);
    return { field: [names[head] ?? head, ...rest].join(''), message };
  });
}

/** Sends a refusal with its status, its fields under the names the caller used. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const details = asCalled(request, refusal.fields);
  if (request.idempotency && isAboutCaptcha(refusal)) request.idempotency.isForgotten = true;
  if (refusal.code === 'email-not-verified') {
    const { email } = request.body as { email?: string };
    return sendError(reply, 403, refusal.message, { requiresVerification: true, email: email?.trim() });
  }
  if (refusal instanceof TooMany) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  return sendError(reply, statusOf[refusal.kind], refusal.message, {
    details,
    ...(refusal.requiredPlan ? { requiredPlan: refusal.requiredPlan } : {}),
    // Pages sign out on a 403, and must not where only the role is too low.
    ...(refusal.code === 'role-too-low' ? { requiresRole: true } : {}),
  });
}

function fieldOf(problem: NonNullable<FastifyError['validation']>[number]): string {
  const missing = (problem.params as { missingProperty?: string }).missingProperty;
  const path = problem.instancePath
    .replace(/^\//, '')
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
  return [path, missing].filter(Boolean).join('.');
}

function describe(problem: NonNullable<FastifyError['validation']>[number], field: string): string {
  if (problem.keyword === 'required') return `${field} is required`;
  const { allowedValue } = problem.params as { allowedValue?: unknown };
  if (problem.keyword === 'format' && problem.params['format'] === 'date')
    return 'Please give a date as YYYY-MM-DD';
  if (problem.keyword === 'pattern') return `${field} is not in the documented form`;
  if (allowedValue !== undefined) return `${field} must be one of the documented values`;
  return field
    ? `${field} ${problem.message ?? 'is not valid'}`
    : `The body ${problem.message ?? 'is not valid'}`;
}

/** Each field once, with what is wrong with it first: a choice of shapes has one complaint for each of them. */
function problemsOf(validation: NonNullable<FastifyError['validation']>): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const problem of validation) {
    const field = fieldOf(problem);
    if (!problems.has(field)) problems.set(field, { field, message: describe(problem, field) });
    if (problems.size === mostDetails) break;
  }
  return [...problems.values()];
}

function sendRpcError(request: FastifyRequest, reply: FastifyReply, error: ConnectError): FastifyReply {
  const refusal = errorToRefusal(error);
  if (refusal) return sendRefusal(request, reply, refusal);
  request.log.warn({ code: Code[error.code], err: error.rawMessage }, 'a service did not answer well');
  if (error.code === Code.InvalidArgument) return sendError(reply, 400, 'The input is not valid.');
  const isBug = error.code === Code.Internal || error.code === Code.Unknown;
  return isBug
    ? sendError(reply, 500, 'Something went wrong. Please try again.')
    : sendError(reply, 503, partIsDown);
}

/** Bodies up to this size are let run out. */
const mostDrained = 32 * 1024 * 1024;

/**
 * Whoever still sends when the connection is closed never reads the answer, so the rest of a body is let run out, unheard,
 * where it is not endless.
 */
function refuseLarge(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isTooLongToDrain(request)) void reply.removeHeader('connection');
  return sendError(reply, 413, 'The request is too large.');
}

/** Whether a body that nobody reads is endless, or as good as: then its connection has to end with the answer. */
export function isTooLongToDrain({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > mostDrained;
}

/** Turns every failure into the documented error body: never a stack, never a page of HTML. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: unknown, request, reply) => {
    if (isRefusal(thrown)) return sendRefusal(request, reply, thrown);
    if (thrown instanceof ConnectError) return sendRpcError(request, reply, thrown);
    const error = thrown as FastifyError;
    if (error.validation) {
      const misshapen = problemsOf(error.validation);
      const ruled = asCalled(request, ruleProblems(request, error)).filter(
        ({ field }) => !misshapen.some((problem) => problem.field === field),
      );
      const details = [...misshapen, ...ruled].slice(0, mostDetails);
      return sendError(reply, 400, details[0]?.message ?? 'The input is not valid.', { details });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return refuseLarge(request, reply);
    if (status === 408) {
      void reply.header('connection', 'close');
      return sendError(reply, 408, 'The request took too long to arrive.');
    }
    if (status === 429) return sendError(reply, 429, error.message);
    if (status >= 400 && status < 500) return sendError(reply, status, 'The request could not be read.');
    if (isBrokenPart(thrown)) return sendError(reply, 503, partIsDown);
    request.log.error({ err: error }, 'request failed');
    return status === 503
      ? sendError(reply, 503, partIsDown)
      : sendError(reply, 500, 'Something went wrong. Please try again.');
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'Not found.'));
}
