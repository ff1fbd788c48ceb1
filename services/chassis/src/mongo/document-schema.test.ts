import { type DefinedFields, documentSchema } from './document-schema';

interface Pet {
  readonly _id: string;
  readonly name?: string;
  readonly visits: readonly { readonly at: Date; readonly by?: string }[];
}

test('a forgotten field does not compile, at any depth', () => {
  const visits = { type: [{ _id: false, at: Date, by: String }], default: [] } as const;
  // @ts-expect-error -- The definition lacks the name.
  const withoutName: DefinedFields<Pet> = { _id: String, visits };
  // @ts-expect-error -- The definition of a visit lacks who made it.
  const withoutBy: DefinedFields<Pet> = { _id: String, name: String, visits: [{ _id: false, at: Date }] };
  const complete: DefinedFields<Pet> = { _id: String, name: String, visits };
  expect(documentSchema<Pet>(complete, {}).path('name')).toBeDefined();
  expect(documentSchema<Pet>(withoutName, {}).path('name')).toBeUndefined();
  expect(documentSchema<Pet>(withoutBy, {}).path('name')).toBeDefined();
});
