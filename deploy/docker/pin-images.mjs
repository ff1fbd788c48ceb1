// `node pin-images.mjs [folder]`: asks the registries for the digests of the images that others publish, and writes them into
// docker-compose.yml, the manifests and the image files of a checkout, so that a tag that is moved later changes nothing. The release
// workflow runs it; operators may, too. `--bases`: only those on which the product's own images are built. `--check` lists images
// without a digest, except the product's own, which have a release's version.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const args = process.argv.slice(2);
const onlyChecks = args.includes('--check');
const onlyBases = args.includes('--bases');
const root = resolve(
  args.find((argument) => !argument.startsWith('--')) ?? join(import.meta.dirname, '../..'),
);

/** A line that names an image: of compose and manifests, or of an image file. */
const imageLine = /^(\s*(?:- )?image: |FROM )([^\s#]+)/gm;
/** The product's own: a variable of compose, or a name that the overlays replace. */
const own = /^(\$\{REGISTRY\b|tablewell\/)/;
const digestPattern = /^sha256:[0-9a-f]{64}$/;

const isImageFile = (/** @type {string} */ file) => file.endsWith('.Dockerfile');
const deployed = () => [
  join(root, 'docker-compose.yml'),
  ...readdirSync(join(root, 'deploy/kubernetes'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.includes('node_modules'))
    .map((name) => join(root, 'deploy/kubernetes', name)),
];
const files = [
  ...(onlyBases ? [] : deployed()),
  ...readdirSync(join(root, 'deploy/docker'))
    .filter(isImageFile)
    .map((name) => join(root, 'deploy/docker', name)),
];

/** An image with the defaults of the image file's arguments. @param {string} image @param {string} text */
const resolved = (image, text) =>
  image.replace(
    /\$\{(\w+)\}/g,
    (written, name) => new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(text)?.[1] ?? written,
  );

/** Whether others publish an image, and could replace it under its name. @param {string} image @param {string} text */
function isLoose(image, text) {
  const isStage = image === 'scratch' || new RegExp(`^FROM \\S+ AS ${image}$`, 'm').test(text);
  return !isStage && !own.test(image) && !image.includes('@sha256:');
}

/** The images in a file that could be replaced under their names. @param {string} file */
function loose(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(imageLine)].flatMap(([, , image = '']) =>
    isLoose(image, text) ? [isImageFile(file) ? resolved(image, text) : image] : [],
  );
}

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
    const pinned = text.replace(imageLine, (line, before, written) => {
      const image = isImageFile(file) ? resolved(written, text) : written;
      return digests.has(image) ? `${before}${image}@${digests.get(image)}` : line;
    });
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
