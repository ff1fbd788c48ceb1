import type { Doc } from '../bson/values';
import type { Variables } from '../expression/compile';
import { compilePipeline } from './stages';

const allowed = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** The document that an update written as a pipeline makes of another one. */
export function runPipelineUpdate(before: Doc, stages: Doc[], variables: Variables): Doc {
  const [after] = compilePipeline(stages, variables, allowed)([before]);
  return after as Doc;
}
