// Compiles the catalogs into `dist/`, which git ignores. Every build, every test run and every check calls it first; by hand,
// `npm run compile -w services/languages`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogsFolder, fileOf, languagesOf, unitsOf } from './catalogs.mjs';

export { catalogsFolder };

/** @typedef {import('./catalogs.mjs').Unit} Unit */
/** @typedef {{ inputs: string, outputs: string[] }} Stamp of a compiled unit: the hash of what it was made from, and its files */

const outputFolder = join(import.meta.dirname, '..', 'dist');

/**
 * Compiles the units whose catalogs changed since they were last compiled, and deletes the files of catalogs that no longer
 * exist. Several processes may do so at once: each file is replaced as a whole, and only if its contents differ.
 * @param {{ from?: string, to?: string }} [folders]
 * @returns {Promise<string[]>} the names of the compiled units
 */
export async function compileTexts({ from = catalogsFolder, to = outputFolder } = {}) {
  const compiler = hashOfCompiler();
  const units = unitsOf(from);
  const compiled = /** @type {string[]} */ ([]);
  for (const unit of units) {
    const stampFile = join(to, `${unit.name}.json`);
    const before = readStamp(stampFile);
    const inputs = hashOf(compiler, unit, from);
    if (before?.inputs === inputs && before.outputs.every((path) => existsSync(join(to, path)))) continue;
    const { modulesOf } = await import('./modules.mjs');
    const modules = modulesOf(unit, from);
    for (const [path, contents] of modules) replaceFile(join(to, path), contents);
    removeFiles(to, before?.outputs.filter((path) => !modules.has(path)) ?? []);
    replaceFile(stampFile, JSON.stringify({ inputs, outputs: [...modules.keys()] }));
    compiled.push(unit.name);
  }
  const names = units.map(({ name }) => `${name}.json`);
  for (const file of existsSync(to) ? readdirSync(to) : []) {
    if (!file.endsWith('.json') || names.includes(file)) continue;
    removeFiles(to, [...(readStamp(join(to, file))?.outputs ?? []), file]);
  }
  return compiled;
}

/** @param {string} file @returns {Stamp | undefined} */
const readStamp = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The compiler's own files, and the versions of the packages that it uses. */
function hashOfCompiler() {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '..', 'package.json')));
  for (const file of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}

/** @param {string} compiler @param {Unit} unit @param {string} from */
function hashOf(compiler, { catalogs }, from) {
  const hash = createHash('sha256').update(compiler);
  for (const catalog of catalogs)
    for (const language of languagesOf(catalog, from)) {
      hash.update(`\0${catalog}/${language}\0`).update(readFileSync(fileOf(catalog, language, from)));
    }
  return hash.digest('hex');
}

/** @param {string} path @param {string} contents */
function replaceFile(path, contents) {
  if (existsSync(path) && readFileSync(path, 'utf8') === contents) return;
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, contents);
  renameSync(next, path);
}

/** @param {string} folder @param {readonly string[]} paths */
function removeFiles(folder, paths) {
  for (const path of paths) rmSync(join(folder, path), { force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void compileTexts();
