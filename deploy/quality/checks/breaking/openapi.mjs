import { goneFields, misfits } from './misfits.mjs';

/** @typedef {import('./misfits.mjs').Schema} Schema */

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** @param {Schema} document */
function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] ? [{ at: `${method.toUpperCase()} ${path}`, operation: item[method] }] : [],
    ),
  );
}

const json = 'application/json';
/** @param {Schema | undefined} holder @returns {Schema | undefined} */
const schemaOf = (holder) => holder?.content?.[json]?.schema;
/** @param {Schema} operation */
const goodOf = ({ responses }) => Object.entries(responses).filter(([status]) => /^2/.test(status));
/** @param {Schema} operation @returns {Schema[]} */
const parametersOf = ({ parameters = [] }) => parameters;

/**
 * The changes that break callers of an earlier document, in words.
 * @param {Schema} before the earlier document @param {Schema} now today's
 * @returns {string[]}
 */
export function openapiBreaks(before, now) {
  const today = new Map(operationsOf(now).map(({ at, operation }) => [at, operation]));
  return operationsOf(before).flatMap(({ at, operation }) => {
    const current = today.get(at);
    if (!current) return [`${at} is gone`];
    return [
      ...sessionBreaks(operation, current),
      ...parameterBreaks(operation, current, before, now),
      ...bodyBreaks(operation, current, before, now),
      ...answerBreaks(operation, current, before, now),
    ].map((problem) => `${at}: ${problem}`);
  });
}

/**
 * Features of today's document that an earlier service lacks: services are deployed before their callers.
 * @param {Schema} before @param {Schema} now
 * @returns {string[]}
 */
export function neededOfServices(before, now) {
  const earlier = new Map(operationsOf(before).map(({ at, operation }) => [at, operation]));
  return operationsOf(now).flatMap(({ at, operation }) => {
    const old = earlier.get(at);
    if (!old) return [`${at} is new`];
    return goodOf(operation).flatMap(([status, answer]) => {
      const [taken, given] = [schemaOf(answer), schemaOf(old.responses[status])];
      if (!taken || !given) return [];
      return misfits(given, taken, { givenIn: before, takenIn: now }).map(
        (problem) => `${at}: in its answer, ${problem}`,
      );
    });
  });
}

/** @param {Schema} before @param {Schema} now */
function sessionBreaks(before, now) {
  return !before.security && now.security ? ['it wants a session now'] : [];
}

/** @param {Schema} before @param {Schema} now @param {Schema} oldDocument @param {Schema} document */
function parameterBreaks(before, now, oldDocument, document) {
  const old = new Map(parametersOf(before).map((one) => [`${one.in} ${one.name}`, one]));
  const current = new Map(parametersOf(now).map((one) => [`${one.in} ${one.name}`, one]));
  const found = [...current].flatMap(([name, one]) => {
    const earlier = old.get(name);
    if (one.required && !earlier?.required) return [`it wants the ${name} now`];
    if (!earlier) return [];
    const sides = { givenIn: oldDocument, takenIn: document };
    return misfits(earlier.schema, one.schema, sides, `the ${name}`);
  });
  return [
    ...found,
    ...[...old.keys()].filter((name) => !current.has(name)).map((name) => `the ${name} is taken no more`),
  ];
}

/** @param {Schema} before @param {Schema} now @param {Schema} oldDocument @param {Schema} document */
function bodyBreaks(before, now, oldDocument, document) {
  const [given, taken] = [schemaOf(before.requestBody), schemaOf(now.requestBody)];
  if (!taken) return given ? ['it takes no body any more'] : [];
  if (!given) return now.requestBody.required ? ['it wants a body now'] : [];
  return [
    ...misfits(given, taken, { givenIn: oldDocument, takenIn: document }).map(
      (problem) => `in its body, ${problem}`,
    ),
    ...goneFields(given, taken, { before: oldDocument, now: document }).map(
      (field) => `in its body, ${field} is taken no more`,
    ),
  ];
}

/** @param {Schema} before @param {Schema} now @param {Schema} oldDocument @param {Schema} document */
function answerBreaks(before, now, oldDocument, document) {
  const sides = { givenIn: document, takenIn: oldDocument };
  return goodOf(before).flatMap(([status, answer]) => {
    const current = now.responses[status];
    if (!current) return [`it does not answer ${status} any more`];
    const [taken, given] = [schemaOf(answer), schemaOf(current)];
    if (!taken) return [];
    if (!given) return [`its answer ${status} is no JSON any more`];
    const missing = goneFields(taken, given, { before: oldDocument, now: document });
    const odd = misfits(given, taken, sides).filter(
      (problem) => !missing.some((field) => problem === `${field} may be missing`),
    );
    return [
      ...missing.map((field) => `in its answer, ${field} is given no more`),
      ...odd.map((problem) => `in its answer, ${problem}`),
    ];
  });
}
