// `node [flags] takes-compiled.mjs <bundle>`: whether V8 accepts the code cache of a bundle with these flags.
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

const [, , bundle = ''] = process.argv;
const source = `(function (require, __filename, __dirname) { ${readFileSync(bundle, 'utf8')}\n})`;
const script = new Script(source, { filename: bundle, cachedData: readFileSync(`${bundle}.compiled`) });
process.stdout.write(String(!script.cachedDataRejected));
