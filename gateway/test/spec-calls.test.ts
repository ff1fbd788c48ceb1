import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specCalls } from './spec-calls';

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

// `document.test.ts` checks that this document equals the routes.
const document = JSON.parse(readFileSync(join(__dirname, '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

function fieldsOf(schema: Schema | undefined): string[] {
  if (schema?.$ref) return fieldsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  return schema?.items ? fieldsOf(schema.items) : Object.keys(schema?.properties ?? {});
}

test.each(specCalls)('$call is served, with its fields', ({ call, ...wanted }) => {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  const { takes = [], gives = [], codes = [], query = [] } = wanted;
  const good = operation?.responses['200'] ?? operation?.responses['201'];
  expect(good).toBeDefined();
  expect(fieldsOf(operation?.requestBody?.content['application/json']?.schema)).toEqual(
    expect.arrayContaining([...takes]),
  );
  expect(fieldsOf(good?.content?.['application/json']?.schema)).toEqual(expect.arrayContaining([...gives]));
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining([...codes]));
  expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual(expect.arrayContaining([...query]));
});
