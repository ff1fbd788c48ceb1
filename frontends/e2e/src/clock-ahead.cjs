// Loaded into every process of a product before its program: moves the time of day, and the time since the start, ahead
// by the milliseconds that the file `CLOCK_AHEAD_FILE` holds. Timers run as usual.
const { readFileSync } = require('node:fs');

const RealDate = Date;
const realNow = Date.now;
const realElapsed = performance.now.bind(performance);
/** A file system answers in microseconds, but a busy process asks thousands of times a second. */
const rereadMs = 20;

let ahead = 0;
let readAt = -Infinity;

function currentlyAhead() {
  const now = realElapsed();
  if (now - readAt < rereadMs) return ahead;
  readAt = now;
  try {
    ahead = Number(readFileSync(process.env.CLOCK_AHEAD_FILE, 'utf8')) || 0;
  } catch {
    // The file is being replaced.
  }
  return ahead;
}

const now = () => realNow() + currentlyAhead();
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = globalThis.Date;
performance.now = () => realElapsed() + currentlyAhead();

// Node's own header has the machine's time.
const { ServerResponse } = require('node:http');
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
