import type { Answer } from '../product/caller';
import type { Operation } from './document';

const stack = /\bat [\w.<>]+ \(|\bat (async )?file:|node_modules|\.(ts|js|mjs):\d+/;
const version =
  /\b(fastify|node(\.js)?|mongo(db|ose)?|nats|express|helmet|connect-es|grpc-js|ajv)[ /@-]?v?\d+\.\d+/i;
const tellingHeaders = ['server', 'x-powered-by', 'via'];

interface ErrorBody {
  readonly error?: unknown;
  readonly message?: unknown;
}

/** Statuses that any route may answer, undocumented: a malformed path, an unknown content type, a path that is too long. */
const ofEveryRoute = [404, 415, 431];

/** What no answer may have: a failure, and what tells how the product is made. */
export function unsafeIn({ status, headers, text }: Answer, mayNameVersions = false): string[] {
  const problems: string[] = [];
  // SCIM says so of what it does not offer.
  if (status >= 500 && status !== 501) problems.push(`answered ${status}: ${text.slice(0, 120)}`);
  if (stack.test(text)) problems.push(`shows where it broke: ${stack.exec(text)?.[0]}`);
  if (version.test(text) && !mayNameVersions) problems.push(`names a version: ${version.exec(text)?.[0]}`);
  for (const name of tellingHeaders) if (headers[name] !== undefined) problems.push(`has the header ${name}`);
  return problems;
}

/** The defects of an answer of `/api`, independent of its request; empty for a valid one. */
export function unfit(answer: Answer, { path, statuses }: Pick<Operation, 'path' | 'statuses'>): string[] {
  const { status, body } = answer;
  const problems = unsafeIn(answer, path.startsWith('/api/openapi'));
  if ((status < 500 || status === 501) && ![...statuses, ...ofEveryRoute].includes(status))
    problems.push(`answered ${status}, which is not documented`);
  if (status >= 400) {
    const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
    if (typeof error !== 'string' || error !== message) problems.push(`is no error of the documented shape`);
  }
  return problems;
}
