import { placeRemotes } from './remotes-command';

placeRemotes(process.argv.slice(2), process.env['REMOTES_FILE'] || '.data/remotes.json').then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
