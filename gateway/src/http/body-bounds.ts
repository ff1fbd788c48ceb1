import { invalid } from '@tablewell/chassis';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the body may hold, keys of objects and items of arrays together. */
    mostValues?: number;
  }
}

/** Far more than anything documented has; far less than what a walk over it can stand. */
const mostLevels = 32;
/** Enough for every body but a list: those of an import, a layout or a restaurant's settings say more. */
const mostValuesByDefault = 1_000;

interface ListSchema {
  readonly properties?: Readonly<Record<string, { readonly maxItems?: number }>>;
}

/** Problems are named for a person to read; the walk over a body need not find more than the first. */
const refusal = (field: string, message: string) => invalid([{ field, message }]) as unknown as Error;

/**
 * Refuses bodies that are nested more deeply, or hold more values, than any body of the route. Schemas are checked with
 * all their errors, so what they are held against has to be bounded before: a million wrong items would be a million errors.
 */
export const bodyBoundsPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => boundLists(route));
  app.addHook('preValidation', (request, _reply, done) => {
    const { mostValues = mostValuesByDefault } = request.routeOptions.config;
    const problem = boundsProblem(request.body, mostValues);
    if (problem === undefined) return done();
    done(refusal('', problem));
  });
  // Text that stands for a number becomes one, `1e309` becomes more than any, and no bound of a schema is held against that.
  app.addHook('preHandler', (request, _reply, done) => {
    const field = unboundedIn({ ...(request.query as object) }) ?? unboundedIn(request.body);
    if (field === undefined) return done();
    done(refusal(field, `${field || 'The number'} is too large`));
  });
});

/** A list that is too long for its schema is refused by its name, before its items are looked at. */
function boundLists(route: RouteOptions): void {
  const { properties = {} } = (route.schema?.body ?? {}) as ListSchema;
  const bounds = Object.entries(properties).flatMap(([name, { maxItems }]) =>
    maxItems === undefined ? [] : [[name, maxItems] as const],
  );
  if (bounds.length === 0) return;
  route.preValidation = [
    (request, _reply, done) => {
      const body = request.body as Readonly<Record<string, unknown>> | null | undefined;
      for (const [name, most] of bounds) {
        const list = body?.[name];
        if (Array.isArray(list) && list.length > most)
          return done(refusal(name, `${name} must have at most ${most} items`));
      }
      done();
    },
    ...[route.preValidation ?? []].flat(),
  ];
}

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

/** What is too much about a body. Level by level, so that no depth is too deep for the walk itself. */
function boundsProblem(body: unknown, mostValues: number): string | undefined {
  let level = [body].filter(isHolder);
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === mostLevels) return 'The body is nested too deeply';
    const inner: object[] = [];
    for (const holder of level) {
      const held = Object.values(holder) as unknown[];
      values += held.length;
      if (values > mostValues) return `The body holds too many values: at most ${mostValues} are read`;
      inner.push(...held.filter(isHolder));
    }
    level = inner;
  }
  return undefined;
}

/** What JSON is read into. A body that is handed on is a stream instead, which leads back to itself without an end. */
function isHolder(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
