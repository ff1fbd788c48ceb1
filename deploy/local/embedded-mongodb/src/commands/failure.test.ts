import { toFailure } from './failure';

const codeAndMessage = (error: unknown) => {
  const reply = toFailure(error);
  return [reply.get('codeName'), reply.get('errmsg')];
};

test("a full disk is reported with MongoDB's own code, so that clients can distinguish it from a bug", () => {
  const full = 'No space left on device: Attempting to write page at position 4096';
  expect(codeAndMessage(new Error(full))).toEqual(['OutOfDiskSpace', full]);
  expect(codeAndMessage(new Error('Input/output error'))).toEqual(['InternalError', 'Input/output error']);
  expect(codeAndMessage(new TypeError('x is undefined'))).toEqual(['InternalError', 'x is undefined']);
});
