// `node compile.mjs <bundle>` keeps beside the bundle what V8 compiles of it until it reads its settings. It is run without
// any, so that it loads all its modules and then names the missing variables. A bundle that ends in another way fails the build.
import { pathToFileURL } from 'node:url';
import { launch } from './launch.mjs';

try {
  launch(pathToFileURL(process.argv[2] ?? ''), { keepsCompiled: true });
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'ConfigurationError') throw error;
  // What a module began on the way is not waited for.
  process.exit();
}
