import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { compileExpression, type Expression } from '../expression/compile';
import { pause } from '../query/pause';
import { encodeKey } from '../storage/key-encoding';
import type { Stage } from './stages';
import { addUp } from './sum';

/** Accumulates the values of a group's documents into one. */
type Finish = (values: (Value | undefined)[]) => Value;

const accumulators: Readonly<Record<string, Finish>> = {
  $sum: addUp,
  $last: (values) => values.at(-1) ?? null,
};

interface Accumulator {
  name: string;
  evaluate: Expression;
  finish: Finish;
}

function compileAccumulator(name: string, spec: Value): Accumulator {
  const [operator] = isDoc(spec) ? spec.keys() : [];
  if (!isDoc(spec) || operator === undefined || spec.size !== 1)
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  const operand = spec.get(operator) as Value;
  const finish = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!finish) throw new MongoError(15952, `unknown group operator '${operator}'`);
  return { name, evaluate: compileExpression(operand), finish };
}

interface Group {
  id: Value;
  values: (Value | undefined)[][];
}

/** `$group`: documents with equal `_id` expressions form one group; groups are in the order of their first document. */
export function compileGroup(spec: Doc): Stage {
  if (!spec.has('_id')) throw new MongoError(15955, 'a group specification must include an _id');
  const idOf = compileExpression(spec.get('_id') as Value);
  const parts = [...spec]
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => compileAccumulator(name, value));
  return function* (documents) {
    const groups = new Map<string, Group>();
    let [last, group, given]: [Doc?, Group?, (Value | undefined)[]?] = [];
    for (const document of documents) {
      if (document === pause) {
        yield pause;
        continue;
      }
      // Read from an index, equal neighbors are one object: expressions are evaluated once for them.
      if (document !== last || !group || !given) {
        const id = idOf(document) ?? null;
        const key = encodeKey(id);
        group = groups.get(key) ?? { id, values: parts.map(() => []) };
        groups.set(key, group);
        given = parts.map((part) => part.evaluate(document));
        last = document;
      }
      for (const [index, value] of given.entries()) group.values[index]?.push(value);
    }
    for (const { id, values } of groups.values()) {
      yield new Map<string, Value>([
        ['_id', id],
        ...parts.map(({ name, finish }, index): [string, Value] => [name, finish(values[index] ?? [])]),
      ]);
    }
  };
}
