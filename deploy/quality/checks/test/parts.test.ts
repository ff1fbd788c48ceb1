import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..', '..');

/** Everything that is deployed separately: a program, or a frontend. */
const parts = ['services', 'frontends', '.']
  .flatMap((above) => readdirSync(join(root, above)).map((name) => join(above, name)))
  .filter((folder) =>
    ['src/main.ts', 'webpack.config.mjs', 'server/main.ts'].some((file) =>
      existsSync(join(root, folder, file)),
    ),
  );

test.each(parts)('%s builds, tests and versions by itself', (folder) => {
  const { scripts, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
    version?: string;
  };
  expect(scripts).toMatchObject({ build: expect.any(String), test: expect.stringContaining('jest') });
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('all of them are known', () => {
  expect(parts).toHaveLength(6 + 8 + 1);
});
