import type { TableKind } from '@tablewell/api-client/evening';
import { t } from '../texts';

/** The state of a table in a word. */
export const statusLabel = (kind: TableKind): string => t(`plan.status.${kind}`);
