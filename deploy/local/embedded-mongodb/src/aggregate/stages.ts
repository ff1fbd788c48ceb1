import { isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { compileFilter } from '../query/filter';
import { pause, type Pause } from '../query/pause';
import { parseSort, sortSome } from '../query/sort';
import { compileGroup } from './group';

/** One stage of a pipeline: documents in, documents out. Pauses are passed on. */
export type Stage = (documents: Iterable<Doc | Pause>) => Iterable<Doc | Pause>;

type StageCompiler = (spec: Value) => Stage;

function asDoc(spec: Value, stage: string): Doc {
  if (!isDoc(spec)) throw new MongoError(40272, `${stage} specification stage must be an object`);
  return spec;
}

const match: StageCompiler = (spec) => {
  const filter = compileFilter(asDoc(spec, '$match'));
  return function* (documents) {
    for (const document of documents) if (document === pause || filter.matches(document)) yield document;
  };
};

const sort: StageCompiler = (spec) => {
  if (asDoc(spec, '$sort').size === 0)
    throw new MongoError(15976, '$sort stage must have at least one sort key');
  const fields = parseSort(spec);
  return function* (documents) {
    yield* yield* sortSome(documents, { fields, limit: Infinity, documentOf: (document) => document });
  };
};

const limit: StageCompiler = (spec) => {
  const most = isNumeric(spec) ? toNumber(spec) : Number.NaN;
  if (!Number.isInteger(most))
    throw new MongoError(5107201, 'invalid argument to $limit stage: Expected an integer');
  if (most < 1) throw new MongoError(15958, 'invalid argument to $limit stage: the value must be positive');
  return function* (documents) {
    let count = 0;
    for (const document of documents) {
      yield document;
      if (document !== pause && ++count >= most) return;
    }
  };
};

const stages: Readonly<Record<string, StageCompiler>> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $group: (spec) => compileGroup(asDoc(spec, '$group')),
};

/** Compiles the stages of a pipeline. */
export function compilePipeline(pipeline: readonly Doc[]): Stage {
  const compiled = pipeline.map((stage) => {
    const [name] = stage.keys();
    if (name === undefined || stage.size !== 1)
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const compiler = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!compiler) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compiler(stage.get(name) as Value);
  });
  return (documents) => compiled.reduce((input, stage) => stage(input), documents);
}
