import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

/**
 * Packages of which a page must have exactly one copy, and nothing else: a shared package is not
 * tree-shaken, so each name here costs its whole size. The trailing slash covers sub-paths
 * (`react/jsx-runtime`, `react-dom/client`). The router is shared through our facade of a dozen names.
 *
 * @param {{ eager: boolean }} options eager in the shell, so that it can start synchronously
 */
export function sharedSingletons({ eager }) {
  const singleton = (version) => ({ singleton: true, eager, version, requiredVersion: version });
  const react = singleton(versionOf('react'));
  const reactDom = singleton(versionOf('react-dom'));
  return {
    react,
    'react/': react,
    'react-dom': reactDom,
    'react-dom/': reactDom,
    'styled-components': singleton(versionOf('styled-components')),
    '@tablewell/federation/router': singleton(versionOf('react-router')),
  };
}

/**
 * Packages that remotes share among themselves. The shell does not include them: the first remote
 * that needs one provides it.
 */
export function sharedByRemotes() {
  return {
    '@tanstack/react-query': { singleton: true, requiredVersion: versionOf('@tanstack/react-query') },
  };
}
