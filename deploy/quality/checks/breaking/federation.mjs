/**
 * The contract between shell and remotes: each module that a remote exposes with its props, and the
 * module of each page.
 * @typedef {object} FederationContract
 * @property {Record<string, Record<string, { type: string, optional: boolean }>>} modules
 * @property {Record<string, string>} routes
 * @property {Record<string, string>} [globals] page globals by key; absent in contracts from before they were recorded
 */

/**
 * The changes that break a remote of an earlier contract in today's shell, or the reverse: both are on a page together while only
 * one of them is deployed, or rolled back.
 * @param {FederationContract} before @param {FederationContract} now
 * @returns {string[]}
 */
export function federationBreaks(before, now) {
  return [
    ...Object.entries(before.modules).flatMap(([id, props]) => {
      const current = now.modules[id];
      return current ? propBreaks(id, props, current) : [`${id} was removed: earlier pages still load it`];
    }),
    ...Object.entries(before.routes).flatMap(([path, module]) => {
      const current = now.routes[path];
      if (current === undefined) return [`${path} was removed: links to it exist`];
      if (current === module) return [];
      return [`${path} moved to ${current}: its earlier release does not have the page`];
    }),
    ...Object.entries(before.globals ?? {}).flatMap(([key, type]) => {
      const current = now.globals?.[key];
      if (current === type) return [];
      return [
        `page global ${key} was ${type} and is now ${current ?? 'removed'}: a changed shape needs a new key`,
      ];
    }),
  ];
}

/**
 * @param {string} id
 * @param {FederationContract['modules'][string]} before
 * @param {FederationContract['modules'][string]} now
 */
function propBreaks(id, before, now) {
  const known = Object.entries(before).flatMap(([name, { type, optional }]) => {
    const current = now[name];
    if (!current) return optional ? [] : [`${id} no longer gets ${name}, which earlier remotes require`];
    if (current.type !== type) return [`${id}: ${name} was ${type} and is now ${current.type}`];
    if (optional && !current.optional) return [`${id} now requires ${name}, which earlier pages may omit`];
    if (!optional && current.optional) return [`${id} may now lack ${name}, which earlier remotes require`];
    return [];
  });
  const added = Object.entries(now)
    .filter(([name, { optional }]) => !(name in before) && !optional)
    .map(([name]) => `${id} now requires ${name}, which earlier pages do not pass`);
  return [...known, ...added];
}
