import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const builder = join(__dirname, '..', 'src', 'build-node.mjs');
const workspace = mkdtempSync(join(tmpdir(), 'tablewell-build-'));
const bundle = join(workspace, 'dist', 'main.js');
afterAll(() => rmSync(workspace, { recursive: true }));

function build(text: string): void {
  mkdirSync(join(workspace, 'src'), { recursive: true });
  writeFileSync(join(workspace, 'src', 'main.ts'), `console.log(${JSON.stringify(text)});\n`);
  execFileSync(process.execPath, [builder], { cwd: workspace });
}

test('a program that another process is starting is replaced as a whole', () => {
  build('before');
  const opened = openSync(bundle, 'r');
  build('after');
  expect(readFileSync(opened, 'utf8')).toContain('before');
  closeSync(opened);
  expect(execFileSync(process.execPath, [bundle], { encoding: 'utf8' })).toBe('after\n');
  expect(readdirSync(join(workspace, 'dist')).sort()).toEqual(['main.js', 'main.js.map']);
});

describe('a service’s bundle', () => {
  const folder = join(workspace, 'service');
  const buildService = (program: string) => {
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src', 'main.ts'), program);
    const call = `import { buildNode } from ${JSON.stringify(pathToFileURL(builder).href)};
      await buildNode(${JSON.stringify(folder)}, 'main', { isService: true });`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', call], { stdio: 'pipe' });
  };
  const wantsSettings = "throw Object.assign(new Error('PORT is missing'), { name: 'ConfigurationError' });";

  test('does what its sources do with every character, and is ASCII alone', () => {
    const name = 'O’Brien 李 🦞';
    const checks = [
      `/^O’Brien 李 🦞$/.test(${JSON.stringify(name)})`,
      `/^[\\p{L} ’🦞]+$/u.test(${JSON.stringify(name)})`,
      `/(?<größe>[李])/.exec(${JSON.stringify(name)})?.groups?.größe === '李'`,
      `\`O’\${'Brien'} 李 🦞\` === ${JSON.stringify(name)}`,
    ];
    buildService(`// Their names, as they write them: ${name}
      ${checks.map((check) => `console.log(${check});`).join('')} ${wantsSettings}`);
    const started = spawnSync(process.execPath, [join(folder, 'dist', 'main.js')], { encoding: 'utf8' });
    expect(started.stdout).toBe('true\n'.repeat(checks.length));
    const bytes = readFileSync(join(folder, 'dist', 'main.cjs'));
    expect(bytes.toString('latin1')).toBe(bytes.toString('utf8'));
  });

  test('has the programs of its threads beside it', () => {
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src', 'adding-thread.ts'), 'export const answer = (n: number) => n + 1;\n');
    buildService(wantsSettings);
    const call = `process.stdout.write(String(require(${JSON.stringify(join(folder, 'dist', 'adding-thread.cjs'))}).answer(1)))`;
    expect(execFileSync(process.execPath, ['--eval', call], { encoding: 'utf8' })).toBe('2');
  });

  test('keeps raw text as it is', () => {
    buildService(`console.log(String.raw\`’\`, /\\’/.test('’')); ${wantsSettings}`);
    const started = spawnSync(process.execPath, [join(folder, 'dist', 'main.js')], { encoding: 'utf8' });
    expect(started.stdout).toBe('’ true\n');
  });
});
