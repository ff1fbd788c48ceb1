import { serialize, type Document } from 'bson';
import { decode } from '../../src/bson/decode';
import type { Doc } from '../../src/bson/values';

/** A document of the store from a literal, converted by the drivers' own encoder. */
export const toDoc = (fields: Document): Doc => decode(Buffer.from(serialize(fields)));
