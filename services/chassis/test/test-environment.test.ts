import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

describe('the environment of tests on Node', () => {
  it("recognizes Node's own instances by the globals of a test", () => {
    expect(readFileSync(__filename)).toBeInstanceOf(Uint8Array);
    expect(gzipSync('x')).toBeInstanceOf(Buffer);
    expect(new TextEncoder().encode('x')).toBeInstanceOf(Uint8Array);
  });

  it("has Node's globals", async () => {
    expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
    expect(structuredClone({ a: [1] })).toEqual({ a: [1] });
    expect(AbortSignal.timeout(1000).aborted).toBe(false);
    expect(new URL('/b', 'http://a.example').href).toBe('http://a.example/b');
    expect(global).toBe(globalThis);
  });

  it("has the symbols by which Node's own objects are disposed", () => {
    const timer = setTimeout(() => undefined, 0);
    clearTimeout(timer);
    expect(Symbol.dispose in timer).toBe(true);
    expect(Symbol.asyncDispose in new Readable()).toBe(true);
  });

  it('shows a replaced global to every module', () => {
    const original = globalThis.fetch;
    const fake = jest.fn();
    globalThis.fetch = fake;
    try {
      void fetch('http://a.example');
      expect(fake).toHaveBeenCalledWith('http://a.example');
    } finally {
      globalThis.fetch = original;
    }
  });

  it('replaces the clock of one test only', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z') });
    const fired = jest.fn();
    setTimeout(fired, 60_000);
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(fired).toHaveBeenCalledTimes(1);
    expect(Date.now()).toBeGreaterThan(Date.parse('2026-11-21T19:01:00Z'));
  });

  it('starts a faked clock at the time of the test file', () => {
    const before = Date.now();
    jest.useFakeTimers();
    const faked = Date.now();
    jest.useRealTimers();
    expect([faked >= before, faked <= Date.now()]).toEqual([true, true]);
    expect(Math.floor(new Date(before).getUTCMinutes() / 10)).toBe(3);
  });

  it("reports an error's own line and file", () => {
    const [, first] = new Error('x').stack?.split('\n') ?? [];
    expect(first).toMatch(/test-environment\.test\.ts:61:\d+\)$/);
  });

  it('reports which module does not exist', () => {
    expect(() => jest.requireActual<object>(join(tmpdir(), 'tablewell-no-such-module'))).toThrow(
      'Cannot find module',
    );
  });
});
