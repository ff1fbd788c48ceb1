// Jest's environment for Node, with a clock that is set to half an hour: days begin at a full hour in almost every time
// zone, and tests use the present day.
const { TestEnvironment } = require('jest-environment-node');
const { setClock } = require('./set-clock.cjs');

const hourMs = 3_600_000;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const now = Date.now();
    setClock(this, now - (now % hourMs) + hourMs / 2);
  }
};
