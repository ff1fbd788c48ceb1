// `styled-components` as imported by tests: its rules are kept in memory and not in the page. jsdom has no layout, so
// styles have no effect there, but each query by role would match every rule of the page against every element.
const styledComponents = jest.requireActual('../../../../node_modules/styled-components');

styledComponents.__PRIVATE__.mainSheet.options.isServer = true;
module.exports = styledComponents;
