import type { Doc, Value } from '../bson/values';
import { unsupported } from '../errors';
export type Variables = ReadonlyMap<string, Value | undefined>;
export type Expression = (document: Doc, variables: Variables) => Value | undefined;
export function compileExpression(_: Value): Expression {
  throw unsupported('x');
}
