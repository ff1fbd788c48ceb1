// `@testing-library/react` as imported by tests, with its matchers. Tests that render nothing do not load either.
const testingLibrary = jest.requireActual('../../../../node_modules/@testing-library/react');
jest.requireActual('../../../../node_modules/@testing-library/jest-dom');

// React captures a stack for each element, so that warnings can name the components around it. The component's name is
// enough.
Object.defineProperty(
  jest.requireActual('../../../../node_modules/react')
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

const { getElementError } = testingLibrary.getConfig();

testingLibrary.configure({
  // Tests wait long for effects of a page, because a busy machine is slow.
  asyncUtilTimeout: 60_000,
  // Effects run twice and components render twice, as in a development build: neither may change the result.
  reactStrictMode: true,
  // A repeated query reports what it did not find; the page is printed only when the wait ends.
  getElementError: (message, container) =>
    testingLibrary.getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
module.exports = testingLibrary;
