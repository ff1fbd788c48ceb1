import fc from 'fast-check';
import { Lanes } from './lanes';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('Lanes', () => {
  it('keeps the order within a lane, never runs two of one lane, and never more than its width', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ lane: fc.nat(4), turns: fc.nat(3) }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        async (pieces, width) => {
          const lanes = new Lanes(width);
          const done: number[] = [];
          const busy = new Map<number, number>();
          let most = 0;
          for (const [index, { lane, turns }] of pieces.entries()) {
            await lanes.enter(String(lane), async () => {
              busy.set(lane, (busy.get(lane) ?? 0) + 1);
              most = Math.max(most, ...busy.values());
              const running = [...busy.values()].reduce((sum, count) => sum + count, 0);
              expect(running).toBeLessThanOrEqual(width);
              for (let left = turns; left > 0; left -= 1) await turn();
              busy.set(lane, (busy.get(lane) ?? 0) - 1);
              done.push(index);
            });
          }
          await lanes.empty();
          expect(most).toBeLessThanOrEqual(1);
          for (const lane of new Set(pieces.map((piece) => piece.lane))) {
            const own = done.filter((index) => pieces[index]?.lane === lane);
            expect(own).toEqual([...own].sort((one, other) => one - other));
          }
          expect(done).toHaveLength(pieces.length);
        },
      ),
    );
  });

  it('lets other lanes pass one that is held up', async () => {
    const lanes = new Lanes(2);
    let release = () => {};
    await lanes.enter('held', () => new Promise((resolve) => (release = resolve)));
    let passed = false;
    await lanes.enter('free', async () => void (passed = true));
    await turn();
    expect(passed).toBe(true);
    release();
    await lanes.empty();
  });
});
