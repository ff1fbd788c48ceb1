import type { TableKind } from '@tablewell/api-client/book';
import { t } from '../texts';

/** The state of a table in a word. */
export const statusLabel = (kind: TableKind): string => t(`plan.status.${kind}`);
