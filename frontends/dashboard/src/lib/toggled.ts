/** What is chosen of all after one was tapped, in the order of all. */
export const toggled = <Id>(all: readonly Id[], chosen: readonly Id[], tapped: Id): Id[] =>
  all.filter((id) => (id === tapped) !== chosen.includes(id));
