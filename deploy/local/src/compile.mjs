// `node compile.mjs <bundle>` stores the V8 code cache of a bundle beside it. The bundle is run without settings, so that
// it loads all its modules and then reports the missing variables. Any other outcome fails the build.
import { pathToFileURL } from 'node:url';
import { launch } from './launch.mjs';

try {
  launch(pathToFileURL(process.argv[2] ?? ''), { keepsCompiled: true });
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'ConfigurationError') throw error;
  // Work that modules have started meanwhile is not awaited.
  process.exit();
}
