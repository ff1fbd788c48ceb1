// The clock of a test file: at the same minute whenever the tests run, so that no day, month or summer time begins
// meanwhile.

/**
 * Sets the clock of a test file. The time passes at its usual pace from there, and a test can still fake it: a faked clock
 * starts at the set time, too.
 * @param {import('@jest/environment').JestEnvironment} environment
 * @param {number} now milliseconds since 1970
 */
exports.setClock = ({ global, fakeTimersModern }, now) => {
  const RealDate = global.Date;
  const ahead = now - RealDate.now();
  const current = () => RealDate.now() + ahead;
  global.Date = class Date extends RealDate {
    /** @param {unknown[]} parts */
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(current());
    }

    static now() {
      return current();
    }
  };
  const useFakeTimers = fakeTimersModern.useFakeTimers.bind(fakeTimersModern);
  fakeTimersModern.useFakeTimers = (config) => useFakeTimers({ now: current(), ...config });
};
