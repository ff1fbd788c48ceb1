/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'tablewell-budget-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

writeFileSync(join(folder, 'light.js'), 'document.title = "light";');
writeFileSync(
  join(folder, 'page.js'),
  'import "./light.js"; import(/* webpackChunkName: "routes" */ "./heavy.js");',
);
writeFileSync(join(folder, 'heavy.js'), 'document.title = "heavy";');

/** The errors of a build of `page.js` under a budget. In a separate process, because webpack's files are ES modules. */
function complaints(budget: string): string {
  const script = `
    import webpack from 'webpack';
    import { FirstLoadBudget } from ${JSON.stringify(join(__dirname, 'budget.mjs'))};
    webpack({
      mode: 'production', context: ${JSON.stringify(folder)}, entry: './page.js', target: 'web',
      output: { path: ${JSON.stringify(join(folder, 'dist'))} }, optimization: { minimize: false },
      plugins: [new FirstLoadBudget(${budget})],
    }).run((error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
}

describe('the budget of a first load', () => {
  it('accepts a page within the budget, whatever is loaded later', () => {
    expect(complaints('{ gzipBytes: 20_000, never: /heavy/ }').trim()).toBe('');
  });

  it('refuses a page that is too heavy', () => {
    expect(complaints('{ gzipBytes: 10, never: /heavy/ }')).toContain('above the limit of 10');
  });

  it('counts the modules of a remote that the page shows first', () => {
    expect(complaints('{ gzipBytes: 20_000, never: /heavy/, exposed: ["routes"] }')).toContain(
      'heavy.js is in the first load',
    );
  });

  it('refuses to limit modules that the build does not have', () => {
    expect(complaints('{ gzipBytes: 20_000, exposed: ["panel"] }')).toContain(
      'The build has no chunks named panel',
    );
  });

  it('refuses a page with a forbidden module', () => {
    expect(complaints('{ gzipBytes: 20_000, never: /light/ }')).toContain('light.js is in the first load');
  });
});
