// `jest-axe` as imported by tests. Only violations are described: computing a selector for each element that passed
// takes jsdom seconds.
const jestAxe = jest.requireActual('../../../../node_modules/jest-axe');

expect.extend(jestAxe.toHaveNoViolations);

module.exports = { ...jestAxe, axe: jestAxe.configureAxe({ resultTypes: ['violations'] }) };
