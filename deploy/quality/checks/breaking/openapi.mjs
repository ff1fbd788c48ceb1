import { removedFields, differences } from './schema-differences.mjs';

/** @typedef {import('./schema-differences.mjs').Schema} Schema */

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
const successesOf = ({ responses }) => Object.entries(responses).filter(([status]) => /^2/.test(status));
/** @param {Schema} operation @returns {Schema[]} */
const parametersOf = ({ parameters = [] }) => parameters;

/**
 * The changes that break callers of an earlier document, one line each, such as `POST /api/things: now requires a session`.
 * @param {Schema} before the earlier document @param {Schema} now today's
 * @returns {string[]}
 */
export function openapiBreaks(before, now) {
  const today = new Map(operationsOf(now).map(({ at, operation }) => [at, operation]));
  return operationsOf(before).flatMap(({ at, operation }) => {
    const current = today.get(at);
    if (!current) return [`${at} was removed`];
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
export function requiredOfServices(before, now) {
  const earlier = new Map(operationsOf(before).map(({ at, operation }) => [at, operation]));
  return operationsOf(now).flatMap(({ at, operation }) => {
    const old = earlier.get(at);
    if (!old) return [`${at} is new`];
    return successesOf(operation).flatMap(([status, answer]) => {
      const [accepted, produced] = [schemaOf(answer), schemaOf(old.responses[status])];
      if (!accepted || !produced) return [];
      return differences(produced, accepted, { producedIn: before, acceptedIn: now }).map(
        (problem) => `${at}: response: ${problem}`,
      );
    });
  });
}

/** @param {Schema} before @param {Schema} now */
function sessionBreaks(before, now) {
  return !requiresSession(before) && requiresSession(now) ? ['now requires a session'] : [];
}

/** An empty requirement says that a caller without any is served, too. @param {Schema} operation */
const requiresSession = ({ security = [] }) =>
  security.length > 0 && security.every((/** @type {object} */ one) => Object.keys(one).length > 0);

/** @param {Schema} before @param {Schema} now @param {Schema} oldDocument @param {Schema} document */
function parameterBreaks(before, now, oldDocument, document) {
  const old = new Map(parametersOf(before).map((one) => [`${one.in} ${one.name}`, one]));
  const current = new Map(parametersOf(now).map((one) => [`${one.in} ${one.name}`, one]));
  const found = [...current].flatMap(([name, one]) => {
    const earlier = old.get(name);
    if (one.required && !earlier?.required) return [`now requires the ${name} parameter`];
    if (!earlier) return [];
    const sides = { producedIn: oldDocument, acceptedIn: document };
    return differences(earlier.schema, one.schema, sides, `the ${name} parameter`);
  });
  return [
    ...found,
    ...[...old.keys()]
      .filter((name) => !current.has(name))
      .map((name) => `the ${name} parameter was removed`),
  ];
}

/** @param {Schema} before @param {Schema} now @param {Schema} oldDocument @param {Schema} document */
function bodyBreaks(before, now, oldDocument, document) {
  const [produced, accepted] = [schemaOf(before.requestBody), schemaOf(now.requestBody)];
  if (!accepted) return produced ? ['no longer accepts a body'] : [];
  if (!produced) return now.requestBody.required ? ['now requires a body'] : [];
  return [
    ...differences(produced, accepted, { producedIn: oldDocument, acceptedIn: document }).map(
      (problem) => `request body: ${problem}`,
    ),
    ...removedFields(produced, accepted, { before: oldDocument, now: document }).map(
      (field) => `request body: ${field} was removed`,
    ),
  ];
}

/** @param {Schema} before @param {Schema} now @param {Schema} oldDocument @param {Schema} document */
function answerBreaks(before, now, oldDocument, document) {
  const sides = { producedIn: document, acceptedIn: oldDocument };
  return successesOf(before).flatMap(([status, answer]) => {
    const current = now.responses[status];
    if (!current) return [`no longer responds with ${status}`];
    const [accepted, produced] = [schemaOf(answer), schemaOf(current)];
    if (!accepted) return [];
    if (!produced) return [`response ${status} is no longer JSON`];
    const removed = removedFields(accepted, produced, { before: oldDocument, now: document });
    const others = differences(produced, accepted, sides).filter(
      (problem) => !removed.some((field) => problem === `${field} may be missing`),
    );
    return [
      ...removed.map((field) => `response: ${field} was removed`),
      ...others.map((problem) => `response: ${problem}`),
    ];
  });
}
