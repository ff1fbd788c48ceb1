// `npm run check`: everything about the sources that can be checked without running them, one line each with its time.
// `npm run check -- types lint` runs some of it.
import { compileTexts } from '../../../services/languages/tools/compile.mjs';
import { print, printError } from '../../local/src/terminal.mjs';
import { steps } from './steps.mjs';

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in steps));
if (unknown.length > 0) {
  printError(`No such check: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

await compileTexts();
for (const [name, step] of Object.entries(steps)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const started = performance.now();
  let remark = '';
  let problem = /** @type {string | undefined} */ (undefined);
  try {
    const result = await step();
    if (typeof result === 'string' && result !== '' && name.endsWith('-breaking')) remark = `: ${result}`;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${problem === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${remark}`);
  if (problem !== undefined) {
    printError(problem);
    process.exitCode = 1;
  }
}
