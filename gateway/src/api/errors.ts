import { Code, ConnectError } from '@connectrpc/connect';
import { type FieldProblem, isRefusal, type Refusal, type RefusalKind } from '@tablewell/chassis/refusal';
import { isTransientError } from '@tablewell/chassis/resilience';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import { tooLarge } from '../edge/reject-fast';
import { isAboutCaptcha } from './captcha';
import { TooManyRequests } from './too-many-requests';
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

/** In a list of thousands of items every item can be wrong. */
const maxDetails = 50;

const serviceUnavailable = 'The service is not available right now. Please try again in a moment.';

/** Sends an error in the shape of API-1. */
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

/** Problems by the field names that the route's callers use. */
function toCallerNames(request: FastifyRequest, problems: readonly FieldProblem[]): FieldProblem[] {
  const names = request.routeOptions.config.fields ?? {};
  return problems.map(({ field, message }) => {
    const [head = '', ...rest] = field.split(/(?=[.[])/);
    return { field: [names[head] ?? head, ...rest].join(''), message };
  });
}

/** Codes that say no more than the status, or than another field. */
const generalCodes = ['invalid-input', 'not-found', 'role-too-low'];

/** Sends a refusal with its status, and with its fields under the names that the caller used. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const details = toCallerNames(request, refusal.fields);
  if (request.idempotency && isAboutCaptcha(refusal)) request.idempotency.isForgotten = true;
  if (refusal.code === 'email-not-verified') {
    const { email } = request.body as { email?: string };
    return sendError(reply, 403, refusal.message, { requiresVerification: true, email: email?.trim() });
  }
  if (refusal instanceof TooManyRequests) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  return sendError(reply, statusOf[refusal.kind], refusal.message, {
    details,
    ...(generalCodes.includes(refusal.code) ? {} : { code: refusal.code }),
    ...(refusal.requiredPlan ? { requiredPlan: refusal.requiredPlan } : {}),
    // Pages sign out on a 403, and must not when only the role is too low.
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

/** The first problem of each field: a union of schemas reports one per member. */
function problemsOf(validation: NonNullable<FastifyError['validation']>): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const problem of validation) {
    const field = fieldOf(problem);
    if (!problems.has(field)) problems.set(field, { field, message: describe(problem, field) });
    if (problems.size === maxDetails) break;
  }
  return [...problems.values()];
}

function sendRpcError(request: FastifyRequest, reply: FastifyReply, error: ConnectError): FastifyReply {
  const refusal = errorToRefusal(error);
  if (refusal) return sendRefusal(request, reply, refusal);
  request.log.warn(
    { code: Code[error.code], err: error.rawMessage },
    'a call of a service failed: the request is answered with an error',
  );
  if (error.code === Code.InvalidArgument) return sendError(reply, 400, 'The input is not valid.');
  const isBug = error.code === Code.Internal || error.code === Code.Unknown;
  return isBug
    ? sendError(reply, 500, 'Something went wrong. Please try again.')
    : sendError(reply, 503, serviceUnavailable);
}

/** Answers, before any hook runs, a request whose URL is malformed or has a segment that is too long for an id. */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  if (error.code === 'FST_ERR_BAD_URL') sendError(reply, 400, 'The address could not be read.');
  else if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') sendError(reply, 404, 'Not found.');
  else sendError(reply, 500, 'Something went wrong. Please try again.');
}

/** Turns every failure into the documented error body: never a stack, never a page of HTML. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: unknown, request, reply) => {
    if (isRefusal(thrown)) return sendRefusal(request, reply, thrown);
    if (thrown instanceof ConnectError) return sendRpcError(request, reply, thrown);
    const error = thrown as FastifyError;
    if (error.validation) {
      const misshapen = problemsOf(error.validation);
      const ruled = toCallerNames(request, ruleProblems(request, error)).filter(
        ({ field }) => !misshapen.some((problem) => problem.field === field),
      );
      const details = [...misshapen, ...ruled].slice(0, maxDetails);
      return sendError(reply, 400, details[0]?.message ?? 'The input is not valid.', { details });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return sendError(reply.removeHeader('connection'), 413, tooLarge);
    if (status === 408) {
      void reply.header('connection', 'close');
      return sendError(reply, 408, 'The request took too long to arrive.');
    }
    if (status === 429) return sendError(reply, 429, error.message);
    if (status >= 400 && status < 500) return sendError(reply, status, 'The request could not be read.');
    if (isTransientError(thrown)) return sendError(reply, 503, serviceUnavailable);
    request.log.error({ err: error }, 'handling a request failed: it is answered 500 or 503');
    return status === 503
      ? sendError(reply, 503, serviceUnavailable)
      : sendError(reply, 500, 'Something went wrong. Please try again.');
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'Not found.'));
}
