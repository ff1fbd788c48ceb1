import { execFileSync } from 'node:child_process';
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
