import { invalid } from '@tablewell/chassis';
import fp from 'fastify-plugin';

/** Far more than anything documented has; far less than what a walk over it can stand. */
const mostLevels = 32;

/** Refuses bodies that are nested more deeply than any route's: checks and copies of them walk down as deep as they go. */
export const depthPlugin = fp(async (app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isTooDeep(request.body)) return done();
    done(invalid([{ field: '', message: 'The body is nested too deeply' }]) as unknown as Error);
  });
  // Text that stands for a number becomes one, `1e309` becomes more than any, and no bound of a schema is held against that.
  app.addHook('preHandler', (request, _reply, done) => {
    const field = unboundedIn({ ...(request.query as object) }) ?? unboundedIn(request.body);
    if (field === undefined) return done();
    const named = field || 'The number';
    done(invalid([{ field, message: `${named} is too large` }]) as unknown as Error);
  });
});

/** Which field holds a number that is more than any, if there is one. */
function unboundedIn(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (!isHolder(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unboundedIn(
      inner,
      Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Level by level, so that no depth is too deep for the question itself. */
function isTooDeep(body: unknown): boolean {
  let level = [body].filter(isHolder);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === mostLevels) return true;
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
  return false;
}

/** What JSON is read into. A body that is handed on is a stream instead, which leads back to itself without an end. */
function isHolder(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
