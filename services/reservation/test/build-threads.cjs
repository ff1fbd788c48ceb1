// Jest's global set-up: worker threads run built programs, because Jest compiles for its own threads alone.
const { join } = require('node:path');

module.exports = async () => {
  const { buildThreads } = await import('../../../deploy/local/src/build-node.mjs');
  await buildThreads(join(__dirname, '..'));
};
