// `styled-components` as tests import it: its rules are kept in memory and not in the page. jsdom has no layout, so that
// styles decide nothing there, but each lookup by role would match every rule of the page against every element.
const styledComponents = jest.requireActual('../../../../node_modules/styled-components');

styledComponents.__PRIVATE__.mainSheet.options.isServer = true;
module.exports = styledComponents;
