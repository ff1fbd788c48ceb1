/** A generator of numbers from 0 to 1 that depends on the text alone, so that every seeding tells the same story. @param {string} seed */
export function randomOf(seed) {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @template T @param {() => number} random @param {readonly T[]} list @returns {T} */
export const pick = (random, list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);
