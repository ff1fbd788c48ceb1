import type { Doc } from '../bson/values';
import { unsupported } from '../errors';
import type { Variables } from '../expression/compile';
export function runPipelineUpdate(_d: Doc, _s: Doc[], _v: Variables): Doc {
  throw unsupported('x');
}
