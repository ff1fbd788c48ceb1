import type { EncodableDoc } from '../bson/encode';
import { unsupported } from '../errors';
import type { Store } from '../storage/store';
import type { Request } from './request';
export function aggregate(_s: Store, _r: Request): EncodableDoc {
  throw unsupported('x');
}
