// `node compile.mjs <bundle>` keeps beside the bundle what V8 compiles of it until it reads its settings. It is run without
// any, so that it loads all its modules and then ends, having named what it wants.
import { pathToFileURL } from 'node:url';
import { launch } from './launch.mjs';

process.once('exit', () => (process.exitCode = 0));
launch(pathToFileURL(process.argv[2] ?? ''), { keepsCompiled: true });
