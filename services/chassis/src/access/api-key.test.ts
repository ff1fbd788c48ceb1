import fc from 'fast-check';
import { apiKeys } from './api-key';

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const keys = fc
  .tuple(fc.constantFrom('live' as const, 'test' as const), secrets)
  .map(([mode, secret]) => ({ mode, key: apiKeys.make(mode, secret) }));

test('every key has its prefix, one length and no sign that a double click would stop at', () => {
  fc.assert(
    fc.property(keys, ({ mode, key }) => {
      expect(key).toMatch(new RegExp(`^tw_${mode}_[0-9A-Za-z]{49}$`));
      expect(apiKeys.modeOf(key)).toBe(mode);
      expect(apiKeys.isIn(`curl -H 'Authorization: Bearer ${key}'`)).toBe(true);
      expect(key.endsWith(apiKeys.endingOf(key))).toBe(true);
    }),
  );
});

test('different secrets make different keys', () => {
  fc.assert(
    fc.property(secrets, secrets, (one, other) => {
      fc.pre(!one.equals(other));
      expect(apiKeys.make('live', one)).not.toBe(apiKeys.make('live', other));
    }),
  );
});

test('a key with one other letter, one less, one more or two that changed places is none', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(keys, fc.nat({ max: 56 }), letter, ({ key }, at, other) => {
      const wrong = [
        key.slice(0, at) + key.slice(at + 1),
        key.slice(0, at) + other + key.slice(at),
        ...(key[at] === other ? [] : [key.slice(0, at) + other + key.slice(at + 1)]),
        ...(at > 0 && key[at] !== key[at - 1]
          ? [key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1)]
          : []),
      ];
      expect(wrong.map(apiKeys.modeOf)).toEqual(wrong.map(() => undefined));
    }),
  );
});

test('other text is no key, however long it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(apiKeys.modeOf(text)).toBeUndefined();
      expect(apiKeys.modeOf(`tw_live_${text}`)).toBeUndefined();
    }),
  );
  expect(apiKeys.modeOf(`tw_live_${'a'.repeat(1_000_000)}`)).toBeUndefined();
});

test('keys and their hashes are the same in every release', () => {
  const key = apiKeys.make('live', Buffer.alloc(32, 7));
  expect(key).toBe('tw_live_1fJjkkpe9PiTw9KSulA8Ghct30vZz4HpdQ5c5b9cPF109cYoS');
  expect(apiKeys.hash(key)).toBe('vG4StBjs2KRjjBkj1owbnaMPfykVZ7AGCTRIV7jFPq0');
});
