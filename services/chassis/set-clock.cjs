// The clock of a test file: at the same minute whenever the tests run, so that no day, month or summer time begins
// meanwhile.

/**
 * Sets the clock of a test file's globals. The time passes at its usual pace from there, and a test can still fake it.
 * @param {typeof globalThis} global
 * @param {number} now milliseconds since 1970
 */
exports.setClock = (global, now) => {
  const RealDate = global.Date;
  const ahead = now - RealDate.now();
  global.Date = class Date extends RealDate {
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
