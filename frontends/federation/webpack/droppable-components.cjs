/**
 * Lets the minimizer drop unused components of a package with their dependencies. It would keep them, because it cannot
 * know that the call that creates each is free of side effects, and because of their names for developer tools.
 *
 * @param {string} source a module with such statements on separate lines
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\w*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
