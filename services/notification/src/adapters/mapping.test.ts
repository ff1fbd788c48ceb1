import { create } from '@bufbuild/protobuf';
import { UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { toUser } from './mapping';

test('an account of an unknown maker counts as unverified, so that it sends no more than one', () => {
  const verified = (more: object) =>
    toUser(create(UserSchema, { id: 'o1', email: 'ada@example.com', ...more })).isVerified;
  expect(verified({ isVerified: true })).toBe(true);
  expect(verified({ isVerified: true, makerUnknown: true })).toBe(false);
  expect(verified({ isVerified: false })).toBe(false);
});
