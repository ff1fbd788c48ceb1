import { int, isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compileExpression, type Expression, type Variables } from '../expression/compile';
import { truthy } from '../expression/truth';
import { compileFilter } from '../query/filter';
import { compileProjection } from '../query/projection';
import { comparator, parseSort, sortSome } from '../query/sort';
import { compileGroup } from './group';

/** One stage of a pipeline: documents in, documents out. */
export type Stage = (documents: Iterable<Doc>) => Iterable<Doc>;

type StageCompiler = (spec: Value, variables: Variables) => Stage;

function* map(documents: Iterable<Doc>, change: (document: Doc) => Doc): Generator<Doc> {
  for (const document of documents) yield change(document);
}

function asDoc(spec: Value, stage: string): Doc {
  if (!isDoc(spec)) throw new MongoError(40272, `${stage} specification stage must be an object`);
  return spec;
}

function wholeNumber(spec: Value, stage: string, least: number): number {
  const value = isNumeric(spec) ? toNumber(spec) : Number.NaN;
  if (!Number.isInteger(value))
    throw new MongoError(5107201, `invalid argument to ${stage} stage: Expected an integer`);
  if (value < least)
    throw new MongoError(
      15958,
      `invalid argument to ${stage} stage: the value must be ${least > 0 ? 'positive' : 'non-negative'}`,
    );
  return value;
}

const match: StageCompiler = (spec, variables) => {
  const filter = compileFilter(asDoc(spec, '$match'), variables);
  return function* (documents) {
    for (const document of documents) if (filter.matches(document)) yield document;
  };
};

const sort: StageCompiler = (spec) => {
  const order = comparator(parseSort(asDoc(spec, '$sort')));
  return function* (documents) {
    yield* sortSome(documents, order, Infinity);
  };
};

const limit: StageCompiler = (spec) => {
  const most = wholeNumber(spec, '$limit', 1);
  return function* (documents) {
    let count = 0;
    for (const document of documents) {
      yield document;
      if (++count >= most) return;
    }
  };
};

const skip: StageCompiler = (spec) => {
  const least = wholeNumber(spec, '$skip', 0);
  return function* (documents) {
    let count = 0;
    for (const document of documents) if (count++ >= least) yield document;
  };
};

/** Puts a value at a path, through arrays into each of their documents, as `$addFields` does. */
function assign(
  target: Value | undefined,
  parts: string[],
  depth: number,
  value: Value | undefined,
): Value | undefined {
  if (depth === parts.length) return value;
  if (Array.isArray(target)) return target.map((element) => assign(element, parts, depth, value) ?? null);
  const result: Doc = new Map(isDoc(target) ? target : []);
  const name = parts[depth] as string;
  const next = assign(result.get(name), parts, depth + 1, value);
  if (next === undefined) result.delete(name);
  else result.set(name, next);
  return result;
}

/** Computed fields by path; a document among them means its own fields, not a whole new value. */
function computed(spec: Doc, prefix: string[] = []): [string[], Expression][] {
  return [...spec].flatMap(([path, value]): [string[], Expression][] => {
    if (path === '' || path.startsWith('$'))
      throw new MongoError(16410, `FieldPath field names may not start with '$': '${path}'`);
    const parts = [...prefix, ...path.split('.')];
    const first = isDoc(value) ? value.keys().next().value : '$';
    if (isDoc(value) && value.size > 0 && !first?.startsWith('$')) return computed(value, parts);
    return [[parts, compileExpression(value)]];
  });
}

const addFields: StageCompiler = (spec, variables) => {
  const fields = computed(asDoc(spec, '$addFields'));
  return (documents) =>
    map(documents, (document) => {
      let result: Value | undefined = document;
      for (const [parts, evaluate] of fields)
        result = assign(result, parts, 0, evaluate(document, variables));
      return result as Doc;
    });
};

/** Plain inclusion and exclusion as in find; computed fields at the top level beside inclusions. */
const project: StageCompiler = (spec, variables) => {
  const fields = asDoc(spec, '$project');
  if (fields.size === 0)
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const flags: Doc = new Map();
  const expressions: [string, Expression][] = [];
  for (const [path, value] of fields) {
    if (isNumeric(value) || typeof value === 'boolean') flags.set(path, value);
    else if (path.includes('.') || (isDoc(value) && !value.keys().next().value?.startsWith('$')))
      throw unsupported('A nested computed field in $project');
    else expressions.push([path, compileExpression(value)]);
  }
  if (expressions.length > 0 && [...flags].some(([path, value]) => path !== '_id' && !truthy(value))) {
    throw new MongoError(31252, 'Cannot mix exclusion with computed fields in $project');
  }
  const only = expressions.length > 0 && [...flags.keys()].every((path) => path === '_id');
  const keepsId = truthy(flags.get('_id') ?? true);
  const kept = only
    ? (document: Doc): Doc =>
        new Map(keepsId && document.has('_id') ? [['_id', document.get('_id') as Value]] : [])
    : compileProjection(flags)?.apply;
  return (documents) =>
    map(documents, (document) => {
      const result = new Map(kept ? kept(document) : document);
      for (const [name, evaluate] of expressions) {
        const value = evaluate(document, variables);
        if (value !== undefined) result.set(name, value);
      }
      return result;
    });
};

const unset: StageCompiler = (spec) => {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  const projection = compileProjection(new Map(paths.map((path) => [path, false])));
  return (documents) => (projection ? map(documents, projection.apply) : documents);
};

const replaceWith: StageCompiler = (spec, variables) => {
  const evaluate = compileExpression(spec);
  return (documents) =>
    map(documents, (document) => {
      const result = evaluate(document, variables);
      if (!isDoc(result)) throw new MongoError(40228, "'newRoot' expression must evaluate to an object");
      return result;
    });
};

const unwind: StageCompiler = (spec) => {
  const options = isDoc(spec) ? spec : new Map<string, Value>([['path', spec]]);
  const path = options.get('path');
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new MongoError(28818, "path option to $unwind stage should be prefixed with a '$'");
  const parts = path.slice(1).split('.');
  const read = compileExpression(path);
  const indexField = options.get('includeArrayIndex');
  const keepEmpty = options.get('preserveNullAndEmptyArrays') === true;
  return function* (documents) {
    for (const document of documents) {
      const value = read(document, new Map());
      const elements = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
      const out = (element: Value | undefined, index: Value): Doc => {
        const result = assign(document, parts, 0, element) as Doc;
        return typeof indexField === 'string'
          ? (assign(result, indexField.split('.'), 0, index) as Doc)
          : result;
      };
      if (elements.length === 0 && keepEmpty) yield out(value === null ? null : undefined, null);
      for (const [index, element] of elements.entries())
        yield out(element, Array.isArray(value) ? BigInt(index) : null);
    }
  };
};

const count: StageCompiler = (spec) => {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw new MongoError(40156, 'the count field must be a non-empty string without $ and dots');
  return function* (documents) {
    let found = 0;
    for (const _ of documents) found++;
    if (found > 0) yield new Map([[spec, int(found)]]);
  };
};

const facet: StageCompiler = (spec, variables) => {
  const facets = [...asDoc(spec, '$facet')].map(
    ([name, stages]) => [name, compilePipeline(stages, variables)] as const,
  );
  return function* (documents) {
    const all = [...documents];
    yield new Map(facets.map(([name, run]): [string, Value] => [name, [...run(all)]]));
  };
};

const sortByCount: StageCompiler = (spec, variables) =>
  chain([
    compileGroup(
      new Map<string, Value>([
        ['_id', spec],
        ['count', new Map([['$sum', int(1)]])],
      ]),
      variables,
    ),
    sort(new Map([['count', int(-1)]]), variables),
  ]);

const stages: Readonly<Record<string, StageCompiler>> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceWith: replaceWith,
  $replaceRoot: (spec, variables) =>
    replaceWith(asDoc(spec, '$replaceRoot').get('newRoot') ?? null, variables),
  $unwind: unwind,
  $count: count,
  $group: (spec, variables) => compileGroup(asDoc(spec, '$group'), variables),
  $facet: facet,
  $sortByCount: sortByCount,
};

const chain =
  (compiled: Stage[]): Stage =>
  (documents) =>
    compiled.reduce((input, stage) => stage(input), documents);

/** Compiles the stages of a pipeline; `allowed` narrows them to those of an update. */
export function compilePipeline(pipeline: Value, variables: Variables, allowed?: ReadonlySet<string>): Stage {
  if (!Array.isArray(pipeline))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  return chain(
    pipeline.map((stage) => {
      if (!isDoc(stage))
        throw new MongoError('TypeMismatch', 'Each element of the pipeline must be an object');
      const [name] = stage.keys();
      if (name === undefined || stage.size !== 1)
        throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
      const compiler = Object.hasOwn(stages, name) ? stages[name] : undefined;
      if (!compiler) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
      if (allowed && !allowed.has(name))
        throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
      return compiler(stage.get(name) as Value, variables);
    }),
  );
}
