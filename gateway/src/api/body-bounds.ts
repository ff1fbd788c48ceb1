import { invalid } from '@tablewell/chassis/refusal';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { jsonBoundsProblem } from './json-bounds';
import { Turns } from '../edge/turns';
import { smallBody } from '../edge/unread-bodies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the body may hold: keys of objects and items of arrays together. */
    maxValues?: number;
  }
}

/** Far deeper than any documented body, and shallow enough for recursive code. */
const maxLevels = 32;
/** Enough for every body but the large lists: imports, floor plans and settings have their own bounds. */
const maxValuesByDefault = 1_000;

interface ListSchema {
  readonly properties?: Readonly<Record<string, { readonly maxItems?: number }>>;
}

/** Reports the first problem only. */
const refusal = (field: string, message: string) => invalid([{ field, message }]) as unknown as Error;

/**
 * Refuses JSON bodies that are nested more deeply, or hold more values, than any valid body of the route, before they
 * are parsed: 60 kB of brackets take a hundred times their size in memory, and a schema that collects all errors would
 * collect a million of them for a million wrong items. Large bodies are parsed one per turn of the event loop.
 */
export const bodyBoundsPlugin = fp(async (app) => {
  const turns = new Turns();
  app.addHook('onRoute', (route) => boundLists(route));
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { bodyBytes, routeOptions, headers } = request;
    if (!bodyBytes || !/json/i.test(headers['content-type'] ?? '')) return payload;
    if (bodyBytes.length > smallBody) await turns.next();
    const { maxValues = maxValuesByDefault } = routeOptions.config;
    const problem = jsonBoundsProblem(bodyBytes, { maxLevels, maxValues });
    if (problem !== undefined) throw refusal('', problem);
    return payload;
  });
  // Coercion turns the text `1e309` into Infinity after the schema's bounds were checked.
  app.addHook('preHandler', (request, _reply, done) => {
    const field = unboundedIn({ ...(request.query as object) }) ?? unboundedIn(request.body);
    if (field === undefined) return done();
    done(refusal(field, `${field || 'The number'} is too large`));
  });
});

/** Refuses a list that is too long for its schema, naming the list, before its items are validated. */
function boundLists(route: RouteOptions): void {
  const { properties = {} } = (route.schema?.body ?? {}) as ListSchema;
  const bounds = Object.entries(properties).flatMap(([name, { maxItems }]) =>
    maxItems === undefined ? [] : [[name, maxItems] as const],
  );
  if (bounds.length === 0) return;
  route.preValidation = [
    (request, _reply, done) => {
      const body = request.body as Readonly<Record<string, unknown>> | null | undefined;
      for (const [name, max] of bounds) {
        const list = body?.[name];
        if (Array.isArray(list) && list.length > max)
          return done(refusal(name, `${name} must have at most ${max} items`));
      }
      done();
    },
    ...[route.preValidation ?? []].flat(),
  ];
}

/** The first field that holds an infinite number. */
function unboundedIn(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (!isContainer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unboundedIn(
      inner,
      Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether this is an object of parsed JSON. The body of a proxied request is a stream, whose references are circular. */
function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
