import type { Caller } from '../product/caller';

/** The subset of JSON Schema that the fuzzer reads. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema?: Schema;
}

/** One route of the document. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Whether it requires a session. */
  readonly wantsSession: boolean;
  /** The documented answers. */
  readonly statuses: readonly number[];
  /** A body that the document has as an example. */
  readonly example: unknown;
}

interface Described {
  readonly security?: readonly object[];
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every operation that the running product documents. */
export async function readDocument(caller: Caller): Promise<readonly Operation[]> {
  const { paths, components } = (await caller.call('GET', '/api/openapi.json')).body as Document;
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security = [], parameters = [], requestBody, responses = {} }]): Operation => {
        const json = requestBody?.content['application/json'];
        return {
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters,
          body: resolve(json?.schema),
          // An empty requirement says that a caller without any is served, too.
          wantsSession: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
          statuses: Object.keys(responses).map(Number),
          example: json?.example,
        };
      },
    ),
  );
}
