import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { FastifyError, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Business rules that a body breaks beyond its schema, so that one answer names both kinds of problem. Gets the
     * body without the values that break the schema. The service has the final decision.
     */
    rules?(body: object, request: FastifyRequest): readonly FieldProblem[];
  }
}

type Misshapen = NonNullable<FastifyError['validation']>;

/** The problems that a route's business rules find in the valid part of a body. */
export function ruleProblems(request: FastifyRequest, error: FastifyError): readonly FieldProblem[] {
  const { rules } = request.routeOptions.config;
  const { body } = request;
  if (!rules || error.validationContext !== 'body' || !isObject(body)) return [];
  return rules(without(body, error.validation ?? []), request);
}

/**
 * A copy without the values of the wrong shape: of a list of plain values the whole list is dropped, of other lists the
 * item's content.
 */
function without(body: object, misshapen: Misshapen): object {
  const copy = structuredClone(body);
  for (const { instancePath, keyword, params } of misshapen) {
    const isPlain = keyword === 'type' && params['type'] !== 'object';
    remove(copy, instancePath.split('/').slice(1), isPlain);
  }
  return copy;
}

/** @param isPlain whether the schema wants a plain value there, so that an object is invalid */
function remove(from: object, [head, ...rest]: string[], isPlain: boolean): void {
  const holder = from as Record<string, unknown>;
  if (head === undefined || !(head in holder)) return;
  const value = holder[head];
  const isPlainList = Array.isArray(value) && (!value.some(isObject) || (isPlain && rest.length === 1));
  if (rest.length > 0 && !isPlainList && isObject(value)) return remove(value, rest, isPlain);
  if (Array.isArray(from)) holder[head] = {};
  else delete holder[head];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
