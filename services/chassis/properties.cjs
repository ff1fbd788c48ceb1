// How many cases each property is tried on: 500, or as many as PROPERTY_CASES says.
const { configureGlobal } = require('fast-check');

configureGlobal({ numRuns: Number(process.env.PROPERTY_CASES ?? 500) });
