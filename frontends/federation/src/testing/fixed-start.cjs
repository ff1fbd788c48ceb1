// Tests of pages start on a Friday in November at noon of the machine's time zone, whenever they run: no service day
// turns, no month ends and no clock changes while a test assumes today, this week or this evening.

/** November 20, 2026: a Friday, with a whole week of the same month on either side. */
const start = /** @type {const} */ ([2026, 10, 20, 12]);

/**
 * Replaces the clock of a test's window. The time passes at its usual pace, and a test can still fake it.
 * @param {typeof globalThis} window
 */
exports.fixStart = (window) => {
  const RealDate = window.Date;
  const ahead = new RealDate(...start).getTime() - RealDate.now();
  window.Date = class Date extends RealDate {
    /** @param {unknown[]} parts */
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(RealDate.now() + ahead);
    }

    static now() {
      return RealDate.now() + ahead;
    }
  };
};
