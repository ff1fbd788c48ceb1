import validatorFactory from '@fastify/ajv-compiler';
import serializerFactory from '@fastify/fast-json-stringify-compiler';

import { readWholeNumbers } from './whole-numbers';

type SerializerFactory = ReturnType<typeof serializerFactory>;
type ValidatorFactory = ReturnType<typeof validatorFactory>;

/** Annotations do not change what a schema compiles to. */
function shapeOf(schema: unknown): string {
  const { description: _text, examples: _examples, ...shape } = schema as Record<string, unknown>;
  return JSON.stringify(shape);
}

/** Compiles a schema at its first use, and once for all schemas of one shape. */
function compileOnFirstUse<Route, Made>(compile: (route: Route) => Made) {
  const made = new Map<string, Made>();
  return (route: Route, schema: unknown) => {
    const key = shapeOf(schema);
    return (): Made => {
      const known = made.get(key) ?? compile(route);
      made.set(key, known);
      return known;
    };
  };
}

/** Defers Fastify's own compiler for all schemas of one scope: creating it takes a while, too. */
function lazily<Compile extends (route: never) => unknown>(make: () => Compile): Compile {
  let compile: Compile | undefined;
  return ((route) => (compile ??= make())(route)) as Compile;
}

/**
 * Fastify's own serializers, each compiled when its first answer is sent. Compiling all of them took half of the
 * gateway's startup time: every route has eight answers, most of them the same error. Compiled at build time they would
 * be megabytes of source (decision 0065).
 */
export function lazySerializers(): SerializerFactory {
  const factory = serializerFactory();
  return (schemas, options) => {
    const of = compileOnFirstUse(lazily(() => factory(schemas, options)));
    return (route) => {
      const serializer = of(route, route.schema);
      return (data) => serializer()(data);
    };
  };
}

/**
 * Fastify's own validators, each compiled at the first request of its shape. Values of a body keep their type; those of
 * a query, a path and headers are always text and are coerced.
 */
export function lazyValidators(): ValidatorFactory {
  const factory = validatorFactory();
  return (schemas, options) => {
    const compile = lazily(() => factory(schemas, options));
    const withoutCoercion = { ...(options?.customOptions as object), coerceTypes: false } as const;
    const compileBody = lazily(() =>
      factory(schemas, { ...options, customOptions: withoutCoercion } as typeof options),
    );
    const ofTexts = compileOnFirstUse(compile);
    const ofBodies = compileOnFirstUse(compileBody);
    return (route) => {
      // Fastify's types call the part of a route that has a schema `schema`.
      const { schema, httpPart } = route as { schema: unknown; httpPart?: string };
      const isBody = httpPart === 'body';
      const validator = (isBody ? ofBodies : ofTexts)(route, schema);
      const validate = ((data: unknown) => {
        const known = validator();
        const isValid = known(data) || (readWholeNumbers(data, known.errors ?? []) && known(data) === true);
        // Fastify reads the errors from the function that it called.
        validate.errors = known.errors ?? null;
        return isValid;
      }) as ReturnType<typeof compile>;
      return validate;
    };
  };
}
