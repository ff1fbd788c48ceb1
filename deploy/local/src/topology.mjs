/**
 * How a run differs from one directly reachable process of each kind; for proofs, and to try
 * the product with several replicas.
 * @typedef {object} Topology
 * @property {Readonly<Record<string, number>>} replicas the number of processes of a service or the gateway
 * @property {Readonly<Record<string, { listens: number, reached: number }>>} proxied parts that listen on one port and
 *   are reached on another, because a proxy is in between
 * @property {Readonly<Record<string, string>>} programs replacements for the programs of parts
 */

/**
 * Reads `REPLICAS` (`reservation=2,gateway=2`), `PROXIED` (`mongodb=20001:20002`) and `PROGRAMS` (`guest=/a/file.js`).
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Topology}
 */
export function readTopology({ REPLICAS, PROXIED, PROGRAMS }) {
  const replicas = Object.fromEntries(
    entries('REPLICAS', REPLICAS).map(([name, count]) => [name, whole('REPLICAS', count)]),
  );
  const proxied = Object.fromEntries(
    entries('PROXIED', PROXIED).map(([name, ports]) => {
      const [listens, reached] = ports.split(':').map((port) => whole('PROXIED', port));
      if (!listens || !reached) throw new Error(`PROXIED must be name=port:port, not ${name}=${ports}`);
      return [name, { listens, reached }];
    }),
  );
  return { replicas, proxied, programs: Object.fromEntries(entries('PROGRAMS', PROGRAMS)) };
}

/** @param {string} variable @param {string | undefined} text @returns {[string, string][]} */
function entries(variable, text) {
  return (text ?? '')
    .split(',')
    .filter((item) => item !== '')
    .map((item) => {
      const [name, value, ...more] = item.split('=');
      if (!name || !value || more.length > 0) throw new Error(`${variable} must be name=value, not ${item}`);
      return [name, value];
    });
}

/** @param {string} variable @param {string | undefined} text */
function whole(variable, text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${variable} must have whole numbers, not ${text}`);
  return value;
}
