import { invalid } from '@tablewell/chassis/refusal';
import { Turns } from '@tablewell/chassis/resilience';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { jsonBoundsProblem } from './json-bounds';
import { smallBody } from '../edge/unread-bodies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the body may hold: keys of objects and items of arrays together. */
    maxValues?: number;
  }
}

/** Far deeper than any documented body, and shallow enough for recursive code. */
const maxLevels = 32;
/** The magnitude of the numbers that every message can hold: the services' messages have integers of 32 bits. */
const maxNumber = 2 ** 31 - 1;
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
  // After the schema and the rules, whose messages are better; and coercion turns the text `1e309` into Infinity.
  app.addHook('preHandler', (request, _reply, done) => {
    const found = unboundedIn({ ...(request.query as object) }) ?? unboundedIn(request.body);
    if (found === undefined) return done();
    const { field, number } = found;
    done(refusal(field, `${field || 'The number'} is too ${number < 0 ? 'small' : 'large'}`));
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

/** The first number that no message can hold, with its field. */
function unboundedIn(value: unknown, field = ''): { field: string; number: number } | undefined {
  if (typeof value === 'number') return Math.abs(value) <= maxNumber ? undefined : { field, number: value };
  if (!isContainer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unboundedIn(
      inner,
      Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key,
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
