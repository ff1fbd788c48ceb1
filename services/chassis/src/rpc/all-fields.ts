import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';

/**
 * The fields of a message, for `create`: unlike in an init shape, a forgotten one does not compile. A field that may be
 * absent is undefined.
 */
export type AllFields<S extends DescMessage> = Omit<Required<MessageInitShape<S>>, '$typeName' | '$unknown'>;
