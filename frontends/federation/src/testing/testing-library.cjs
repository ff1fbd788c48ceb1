// `@testing-library/react` as tests import it, with the matchers that belong to it. Tests that render nothing do without both.
const testingLibrary = jest.requireActual('../../../../node_modules/@testing-library/react');
jest.requireActual('../../../../node_modules/@testing-library/jest-dom');

// React takes a stack for each element, for warnings to name the components around it. The name of the component is enough.
Object.defineProperty(
  jest.requireActual('../../../../node_modules/react')
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

const { getElementError } = testingLibrary.getConfig();

testingLibrary.configure({
  // Tests wait for the effects of a page without racing it: a busy machine is slow.
  asyncUtilTimeout: 60_000,
  // Effects run twice and components are rendered twice, as in a page under development: neither may change anything.
  reactStrictMode: true,
  // A query that is repeated until it finds something says what it lacks; the page is printed when the wait ends.
  getElementError: (message, container) =>
    testingLibrary.getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
module.exports = testingLibrary;
