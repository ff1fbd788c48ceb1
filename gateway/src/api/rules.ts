import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { FastifyError, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Business rules that a body breaks beyond its schema, so that one answer names both kinds of problem. Gets the body
     * without the values that break the schema. The service decides in the end.
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

/** A copy without the values of the wrong shape; of a list of plain values the whole list, of other lists the item's content. */
function without(body: object, misshapen: Misshapen): object {
  const copy = structuredClone(body);
  for (const { instancePath } of misshapen) remove(copy, instancePath.split('/').slice(1));
  return copy;
}

function remove(from: object, [head, ...rest]: string[]): void {
  const holder = from as Record<string, unknown>;
  if (head === undefined || !(head in holder)) return;
  const value = holder[head];
  const isLast = rest.length === 0 || (Array.isArray(value) && !value.some(isObject));
  if (!isLast && isObject(value)) return remove(value, rest);
  if (Array.isArray(from)) holder[head] = {};
  else delete holder[head];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
