import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import { readEnum, writeEnum } from './enums';

const audiences = { UNSPECIFIED: 'everyone', EVERYONE: 'everyone', STAFF: 'staff', WALK_INS: 'walk-ins' };

it('reads a value by its name, and one of a later release as an unspecified one', () => {
  expect(readEnum(TableAudience, audiences, TableAudience.WALK_INS)).toBe('walk-ins');
  expect(readEnum(TableAudience, audiences, 99)).toBe('everyone');
});

it('writes the value with a meaning, and an unspecified one only if no other has it', () => {
  expect(writeEnum(TableAudience, audiences, 'staff')).toBe(TableAudience.STAFF);
  expect(writeEnum(TableAudience, audiences, 'everyone')).toBe(TableAudience.EVERYONE);
  expect(writeEnum(TableAudience, audiences, 'nobody')).toBe(TableAudience.UNSPECIFIED);
});
