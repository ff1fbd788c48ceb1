// Maps each image of the production overlay to its workspace, and so to the version under which it is released.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/src/paths.mjs';

/** The folder of an image's program: `web-billing` -> `frontends/billing`, `auth` -> `services/auth`. */
const folderOf = (/** @type {string} */ image) =>
  image === 'web'
    ? 'frontends/shell'
    : image === 'gateway'
      ? image
      : image.startsWith('web-')
        ? `frontends/${image.slice('web-'.length)}`
        : `services/${image}`;

/**
 * The overlay with the tag of each image set to the version of its program.
 * @param {string} text @param {readonly { folder: string }[]} workspaces
 */
export const withReleasedTags = (text, workspaces) =>
  text.replace(/name: tablewell\/([\w-]+)(.*)newTag: [\w.-]+/g, (_all, image, between) => {
    const folder = folderOf(image);
    if (!workspaces.some((each) => each.folder === folder))
      throw new Error(`The image ${image} belongs to no workspace`);
    const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return `name: tablewell/${image}${between}newTag: ${version}`;
  });
