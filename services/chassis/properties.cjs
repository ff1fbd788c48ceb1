// `fast-check` as tests import it: each property is tried on 100 cases, or on as many as PROPERTY_CASES says.
const fastCheck = jest.requireActual('../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ numRuns: Number(process.env.PROPERTY_CASES ?? 100) });
module.exports = fastCheck;
