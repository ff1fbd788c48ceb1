import type { PieceKind } from '../../model/document';
import { t } from '../../texts';

export const kindLabel = (kind: PieceKind): string => t(`plan.kind.${kind}`);
