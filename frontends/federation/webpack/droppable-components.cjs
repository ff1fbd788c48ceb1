/**
 * Lets the minimizer drop unused components of a package, with all that they use: it keeps them for the
 * sake of the call that makes each, which it cannot know to be harmless, and of their names for developers' tools.
 *
 * @param {string} source a module with such a statement on lines of its own
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\w*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
