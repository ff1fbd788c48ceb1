// `fast-check` as tests import it: each property is tried on the same 100 cases in every run, so that no run fails by
// chance; with PROPERTY_CASES, on that many random cases.
const fastCheck = jest.requireActual('../../node_modules/fast-check/lib/cjs/fast-check.js');

const cases = process.env.PROPERTY_CASES;
fastCheck.configureGlobal(cases === undefined ? { numRuns: 100, seed: 1 } : { numRuns: Number(cases) });
module.exports = fastCheck;
