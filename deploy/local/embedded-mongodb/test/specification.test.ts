import type { MongoClient } from 'mongodb';
import { readTestFile, specificationFiles, specificationFolder } from './specification/format';
import { runTest, type Verdict } from './specification/run';
import { startTestStore, type TestStore } from './support/store';

const folder = specificationFolder();

type Line = { file: string; test: string } & Verdict;

function table(lines: Line[]): string {
  const count = (result: Verdict['result']): number => lines.filter((line) => line.result === result).length;
  const total = `hold ${count('holds')} | refused ${count('refused')} | wrong ${count('wrong')} | not run ${count('not run')} | of ${lines.length}`;
  const reasons = new Map<string, number>();
  for (const line of lines) {
    if (line.result === 'holds') continue;
    const key = `${line.result}: ${line.result === 'wrong' ? `${line.file} / ${line.test}: ` : ''}${line.reason}`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  }
  const details = [...reasons].sort().map(([reason, times]) => `  ${String(times).padStart(4)}  ${reason}`);
  return ['MongoDB drivers’ CRUD specification tests', ...details, total].join('\n');
}

if (!folder) {
  process.stderr.write(
    'MongoDB drivers’ CRUD specification tests: NOT RUN, their folder is not on this machine\n',
  );
  it.skip('The CRUD specification tests are not on this machine (MONGODB_SPECIFICATIONS names their folder): NOT RUN', () => {});
} else {
  describe('the drivers’ CRUD specification tests', () => {
    let store: TestStore;
    let setup: MongoClient;

    beforeAll(async () => {
      store = await startTestStore();
      setup = await store.client();
    });
    afterAll(() => store.end());

    it('finds no wrong answer in any of them', async () => {
      const lines: Line[] = [];
      for (const name of specificationFiles(folder)) {
        const file = readTestFile(folder, name);
        for (const test of file.tests) {
          lines.push({
            file: name,
            test: test.description,
            ...(await runTest(store.url, setup, file, test)),
          });
        }
      }
      // Jest may write its results to standard output, so the report goes to standard error.
      process.stderr.write(`${table(lines)}\n`);
      expect(lines.filter(({ result }) => result === 'wrong')).toEqual([]);
      expect(lines.filter(({ result }) => result === 'holds').length).toBeGreaterThanOrEqual(214);
    });
  });
}
