import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compileExpression, type Expression } from '../expression/compile';

/** The computed fields of a `$set`, by the names of top-level fields: paths and merged documents are not supported. */
export type ComputedFields = readonly (readonly [name: string, value: Expression])[];

/** Reads an update that is written as a pipeline: one or more `$set`. Each stage sees the result of the previous one. */
export function parsePipelineUpdate(stages: readonly Value[]): ComputedFields[] {
  return stages.map((stage) => {
    if (!isDoc(stage))
      throw new MongoError('TypeMismatch', 'Each element of the update pipeline must be an object');
    const [name] = stage.keys();
    const fields = stage.get('$set');
    if (name !== '$set' || stage.size !== 1) throw unsupported(`${name} in an update`);
    if (!isDoc(fields)) throw new MongoError(40272, '$set specification stage must be an object');
    return [...fields].map(([field, value]) => [checkField(field, value), compileExpression(value)] as const);
  });
}

function checkField(name: string, value: Value): string {
  if (name === '' || name.startsWith('$'))
    throw new MongoError(16410, `FieldPath field names may not start with '$': '${name}'`);
  const isPlainDoc = isDoc(value) && !value.keys().next().value?.startsWith('$');
  if (name.includes('.') || isPlainDoc) throw unsupported('A nested computed field in $set');
  return name;
}

/** The result of applying an update written as a pipeline to a document. */
export function runPipelineUpdate(before: Doc, stages: readonly ComputedFields[]): Doc {
  return stages.reduce((document, fields) => {
    const result = new Map(document);
    for (const [name, evaluate] of fields) {
      const value = evaluate(document);
      if (value === undefined) result.delete(name);
      else result.set(name, value);
    }
    return result;
  }, before);
}
