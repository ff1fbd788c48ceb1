import validatorFactory from '@fastify/ajv-compiler';
import serializerFactory from '@fastify/fast-json-stringify-compiler';

type SerializerFactory = ReturnType<typeof serializerFactory>;
type ValidatorFactory = ReturnType<typeof validatorFactory>;

/** What a schema comes to does not depend on how it is described. */
function sameness(schema: unknown): string {
  const { description: _text, examples: _examples, ...shape } = schema as Record<string, unknown>;
  return JSON.stringify(shape);
}

/** Makes what a schema comes to when it is first asked for, and once for all schemas of one shape. */
function whenNeeded<Route, Made>(compile: (route: Route) => Made) {
  const made = new Map<string, Made>();
  return (route: Route, schema: unknown) => {
    const key = sameness(schema);
    return (): Made => {
      const known = made.get(key) ?? compile(route);
      made.set(key, known);
      return known;
    };
  };
}

/** Fastify's own compiler for all schemas of one scope, which takes a while to make as well. */
function lazily<Compile extends (route: never) => unknown>(make: () => Compile): Compile {
  let compile: Compile | undefined;
  return ((route) => (compile ??= make())(route)) as Compile;
}

/**
 * Fastify's own serializers, each made when its first answer is sent. To make them all at the start took half of the
 * gateway's: every route has eight answers, most of them the same error.
 */
export function lazySerializers(): SerializerFactory {
  const factory = serializerFactory();
  return (schemas, options) => {
    const of = whenNeeded(lazily(() => factory(schemas, options)));
    return (route) => {
      const serializer = of(route, route.schema);
      return (data) => serializer()(data);
    };
  };
}

/** Fastify's own validators, each made when the first request of its shape comes. */
export function lazyValidators(): ValidatorFactory {
  const factory = validatorFactory();
  return (schemas, options) => {
    const compile = lazily(() => factory(schemas, options));
    const of = whenNeeded(compile);
    return (route) => {
      // What its types call a schema is the route's part that has one.
      const validator = of(route, (route as { schema: unknown }).schema);
      const validate = ((data: unknown) => {
        const known = validator();
        const isValid = known(data);
        // Fastify reads what is wrong off the function that it called.
        validate.errors = known.errors ?? null;
        return isValid;
      }) as ReturnType<typeof compile>;
      return validate;
    };
  };
}
