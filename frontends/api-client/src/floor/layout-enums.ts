import { TableAudience as AudienceMessage } from '@tablewell/proto/restaurant/v1/floor_pb';
import { BackgroundKind } from '@tablewell/proto/restaurant/v1/layout_pb';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { readEnum, writeEnum } from '../enums';
import type { Meanings } from '../enums';
import type { PieceKind } from './layout';

const audiences: Meanings<typeof AudienceMessage, TableAudience> = {
  UNSPECIFIED: 'everyone',
  EVERYONE: 'everyone',
  STAFF: 'staff',
  WALK_INS: 'walk-ins',
};

const kinds: Meanings<typeof BackgroundKind, PieceKind> = {
  UNSPECIFIED: 'area',
  WALL: 'wall',
  BAR: 'bar',
  DOOR: 'door',
  AREA: 'area',
};

/** Who may be seated at a table. */
export const readAudience = (value: AudienceMessage): TableAudience =>
  readEnum(AudienceMessage, audiences, value);
export const writeAudience = (audience: TableAudience): AudienceMessage =>
  writeEnum(AudienceMessage, audiences, audience);

/** What a piece of the background is. */
export const readPieceKind = (value: BackgroundKind): PieceKind => readEnum(BackgroundKind, kinds, value);
export const writePieceKind = (kind: PieceKind): BackgroundKind => writeEnum(BackgroundKind, kinds, kind);
