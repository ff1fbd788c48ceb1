// `jest-axe` as imported by tests. Only violations are described: computing a selector for each element that passed
// takes jsdom seconds.
const jestAxe = jest.requireActual('../../../../node_modules/jest-axe');

const { getConfig } = jest.requireActual('../../../../node_modules/@testing-library/dom');

expect.extend(jestAxe.toHaveNoViolations);

const audit = jestAxe.configureAxe({ resultTypes: ['violations'] });

/** While the audit runs the page goes on, as it does in `findBy…`: an answer that arrives then needs no `act`. */
const axe = (...args) => getConfig().asyncWrapper(() => audit(...args));

module.exports = { ...jestAxe, axe };
