// `node pin-images.mjs [folder]`: asks the registries for the digests of the images that others publish, and writes them into
// docker-compose.yml and the manifests of a checkout, so that a tag that is moved later changes nothing. The release workflow runs
// it; operators may, too. `--check` lists images without a digest, except the product's own, which have a release's version.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const args = process.argv.slice(2);
const onlyChecks = args.includes('--check');
const root = resolve(args.find((argument) => argument !== '--check') ?? join(import.meta.dirname, '../..'));

const imageLine = /^(\s*(?:- )?image: )([^\s#]+)$/gm;
/** The product's own: a variable of compose, or a name that the overlays replace. */
const own = /^(\$\{REGISTRY\b|tablewell\/)/;
const digestPattern = /^sha256:[0-9a-f]{64}$/;

const files = [
  join(root, 'docker-compose.yml'),
  ...readdirSync(join(root, 'deploy/kubernetes'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.includes('node_modules'))
    .map((name) => join(root, 'deploy/kubernetes', name)),
];

/** The images in a file that could be replaced under their names. @param {string} file */
const loose = (file) =>
  [...readFileSync(file, 'utf8').matchAll(imageLine)]
    .map(([, , image = '']) => image)
    .filter((image) => !own.test(image) && !image.includes('@sha256:'));

/** The digest of all platforms of an image. @param {string} image */
async function digestOf(image) {
  const inspect = ['buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}', image];
  const answer = await promisify(execFile)('docker', inspect).catch((error) => {
    throw new Error(`No digest of ${image}: ${error.message}`);
  });
  const digest = answer.stdout.trim();
  if (!digestPattern.test(digest)) throw new Error(`No digest of ${image}: docker answered ${digest}`);
  return digest;
}

async function pin() {
  const images = [...new Set(files.flatMap(loose))];
  // All of them are known before anything is written.
  const digests = new Map();
  for (const image of images) digests.set(image, await digestOf(image));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const pinned = text.replace(imageLine, (line, before, image) =>
      digests.has(image) ? `${before}${image}@${digests.get(image)}` : line,
    );
    if (pinned !== text) writeFileSync(file, pinned);
  }
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
}

function check() {
  const found = files.flatMap((file) =>
    loose(file).map((image) => `${relative(root, file)}: ${image} has no digest`),
  );
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}

try {
  if (onlyChecks) check();
  else await pin();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
