import type { Encodable, EncodableDoc } from '../bson/encode';
import { doc, int, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { execute, type FindQuery } from '../query/execute';
import { choosePlan, type Plan } from '../query/planner';
import type { Store } from '../storage/store';
import { splitQuery } from './aggregate';
import { parseQuery } from './find';
import { docField, docsField, namespaceOf, type Request } from './request';

/** The query inside an explained command. */
function explained(command: Doc): FindQuery {
  const [name] = command.keys();
  if (name === 'find') return parseQuery(command, 'filter');
  if (name === 'aggregate')
    return parseQuery(splitQuery(docsField(command, 'pipeline'), command).query, 'filter');
  throw unsupported(`explain of '${name}'`);
}

function winningPlan(plan: Plan, query: FindQuery): Doc {
  const read = readStage(plan);
  const sorted = plan.sorted
    ? read
    : doc({ stage: 'SORT', sortPattern: sortPattern(query), inputStage: read });
  return query.limit === Infinity
    ? sorted
    : doc({ stage: 'LIMIT', limitAmount: int(query.limit), inputStage: sorted });
}

const sortPattern = (query: FindQuery): Doc =>
  new Map(query.sort.map(({ path, descending }): [string, Value] => [path, int(descending ? -1 : 1)]));

function readStage(plan: Plan): Doc {
  if (plan.stage === 'IDHACK') return doc({ stage: 'IDHACK' });
  const direction = plan.reverse ? 'backward' : 'forward';
  if (plan.stage === 'COLLSCAN') return doc({ stage: 'COLLSCAN', direction });
  const { index } = plan;
  const scan = doc({
    stage: 'IXSCAN',
    keyPattern: index.spec.get('key'),
    indexName: index.name,
    isMultiKey: index.multikey.some(Boolean),
    isUnique: index.unique,
    isPartial: index.partial !== undefined,
    direction,
  });
  return doc({ stage: 'FETCH', inputStage: scan });
}

export function explain(store: Store, request: Request): EncodableDoc {
  const command = docField(request.fields, 'explain');
  const query = explained(command);
  const [name] = command.values();
  const namespace = namespaceOf(request, name);
  const collection = store.catalogue.find(namespace);
  const plan: Plan = collection
    ? choosePlan(collection, query)
    : { stage: 'COLLSCAN', reverse: false, sorted: true };
  const winning = collection ? winningPlan(plan, query) : doc({ stage: 'EOF' });
  const reply: EncodableDoc = new Map<string, Encodable>([
    ['explainVersion', '1'],
    ['queryPlanner', doc({ namespace, winningPlan: winning, rejectedPlans: [] })],
  ]);
  const verbosity = request.fields.get('verbosity') ?? 'allPlansExecution';
  if (typeof verbosity !== 'string') throw new MongoError('TypeMismatch', 'verbosity must be a string');
  if (verbosity !== 'queryPlanner')
    reply.set('executionStats', statistics(collection ? execute(collection, query) : undefined));
  return reply;
}

function statistics(execution: ReturnType<typeof execute> | undefined): Doc {
  const returned = execution ? [...execution.results].length : 0;
  return doc({
    executionSuccess: true,
    nReturned: int(returned),
    totalKeysExamined: int(execution?.statistics.keysExamined ?? 0),
    totalDocsExamined: int(execution?.statistics.docsExamined ?? 0),
  });
}
