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
      return current ? propBreaks(id, props, current) : [`${id} is gone: pages of before still ask for it`];
    }),
    ...Object.entries(before.routes).flatMap(([path, module]) => {
      const current = now.routes[path];
      if (current === undefined) return [`${path} is gone: links to it are out there`];
      if (current === module) return [];
      return [`${path} is drawn by ${current}: the one deployed before does not know it`];
    }),
    ...Object.entries(before.globals ?? {}).flatMap(([key, type]) => {
      const current = now.globals?.[key];
      if (current === type) return [];
      return [`${key} on the page is ${current ?? 'gone'}, and was ${type}: a changed shape takes a new key`];
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
    if (!current) return optional ? [] : [`${id} takes ${name} no more: a remote of before goes by it`];
    if (current.type !== type) return [`${id} takes ${name} as ${current.type}, and was given ${type}`];
    if (optional && !current.optional) return [`${id} wants ${name} now: pages of before may leave it out`];
    if (!optional && current.optional) return [`${id} may go without ${name}: a remote of before goes by it`];
    return [];
  });
  const wanted = Object.entries(now)
    .filter(([name, { optional }]) => !(name in before) && !optional)
    .map(([name]) => `${id} wants ${name} now: pages of before do not give it`);
  return [...known, ...wanted];
}
