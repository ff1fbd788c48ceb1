// jsdom for pages, with Node's own fetch family, which the client is written for and jsdom lacks.
const { TestEnvironment } = require('jest-environment-jsdom');
const { setClock } = require('../../../../services/chassis/set-clock.cjs');

/** A Friday in November at noon of the machine's time zone, with a whole week of the same month on either side. */
const start = new Date(2026, 10, 20, 12).getTime();

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      TransformStream,
      BroadcastChannel,
    });
    setClock(this, start);
  }
};
