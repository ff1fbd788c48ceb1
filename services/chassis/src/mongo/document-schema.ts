import { Schema, type SchemaDefinition, type SchemaOptions } from 'mongoose';

/** Values without fields of their own. */
type Plain = string | number | boolean | Date | Uint8Array;

/** Stores a value as it is, whatever its fields. */
type AsIs = typeof Schema.Types.Mixed | ObjectConstructor;

/** One definition for each field of a stored type, down to the fields of its parts. */
export type DefinedFields<Stored> = {
  readonly [Field in keyof Stored]-?: Definition<NonNullable<Stored[Field]>>;
};

type Definition<Value> = [Value] extends [Plain]
  ? object
  : [Value] extends [readonly (infer Item)[]]
    ? OneOf<[Item] extends [Plain] ? readonly object[] : readonly Part<Item>[]>
    : OneOf<Part<Value>>;

/** With or without options. */
type OneOf<Type> = Type | { readonly type: Type; readonly default?: unknown; readonly required?: boolean };

type Part<Value> =
  AsIs | (DefinedFields<Value> & ('_id' extends keyof Value ? object : { readonly _id?: false }));

/**
 * The schema of a stored type. Mongoose removes a field that the schema does not define from every write, without an
 * error; so one that the type has and the definition lacks does not compile.
 */
export function documentSchema<Stored>(
  fields: DefinedFields<Stored>,
  options: SchemaOptions,
): Schema<Stored> {
  return new Schema<Stored>(fields as SchemaDefinition, options as never);
}
