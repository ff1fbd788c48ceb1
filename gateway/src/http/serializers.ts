import compilerFactory from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof compilerFactory>;
type Serializer = ReturnType<ReturnType<Factory>>;

/** What a schema comes to in text does not depend on how it is described. */
function sameness(schema: unknown): string {
  const { description: _text, examples: _examples, ...shape } = schema as Record<string, unknown>;
  return JSON.stringify(shape);
}

/**
 * Fastify's own serializers, each made when its first answer is sent, and once for all routes and statuses whose answers
 * have one shape. To make them all at the start took half of the gateway's: every route has eight answers, most of them
 * the same error.
 */
export function lazySerializers(): Factory {
  const factory = compilerFactory();
  return (schemas, options) => {
    const compile = factory(schemas, options);
    const made = new Map<string, Serializer>();
    return (route) => {
      const key = sameness(route.schema);
      return (data) => {
        const known = made.get(key) ?? compile(route);
        made.set(key, known);
        return known(data);
      };
    };
  };
}
