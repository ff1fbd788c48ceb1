import { toFailure } from './failure';

const said = (error: unknown) => {
  const reply = toFailure(error);
  return [reply.get('codeName'), reply.get('errmsg')];
};

test("a full disk is reported by MongoDB's own code, so that clients can tell it from a bug", () => {
  const full = 'No space left on device: Attempting to write page at position 4096';
  expect(said(new Error(full))).toEqual(['OutOfDiskSpace', full]);
  expect(said(new Error('Input/output error'))).toEqual(['InternalError', 'Input/output error']);
  expect(said(new TypeError('x is undefined'))).toEqual(['InternalError', 'x is undefined']);
});
