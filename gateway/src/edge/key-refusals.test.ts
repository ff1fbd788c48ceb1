import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { KeyRefusals } from './key-refusals';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const refusals = () => new KeyRefusals({ message: 'Too many', origin: 'https://tablewell.example' });
const replyTo = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

test('a refusal is sent after the time that it names', () => {
  const refuse = jest.fn();
  refusals().later(replyTo(), refuse);
  jest.advanceTimersByTime(999);
  expect(refuse).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refuse).toHaveBeenCalledTimes(1);
});

test('nobody is answered who has left', () => {
  const refuse = jest.fn();
  const reply = replyTo();
  refusals().later(reply, refuse);
  reply.raw.emit('close');
  jest.advanceTimersByTime(5_000);
  expect(refuse).not.toHaveBeenCalled();
});

test('a thousand refusals wait at once, and further ones are sent immediately until some have been sent', () => {
  const all = refusals();
  const refuse = jest.fn();
  for (let count = 0; count < 1_001; count += 1) all.later(replyTo(), refuse);
  expect(refuse).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(refuse).toHaveBeenCalledTimes(1_001);
  all.later(replyTo(), refuse);
  expect(refuse).toHaveBeenCalledTimes(1_001);
});
