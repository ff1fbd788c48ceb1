import type { TSchema } from 'typebox';
import * as auth from '../resources/auth/schemas';
import * as billing from '../resources/billing/schemas';
import * as guests from '../resources/guests/schemas';
import * as layouts from '../resources/layouts/schemas';
import * as reservations from '../resources/reservations/schemas';
import * as restaurants from '../resources/restaurants/schemas';
import { Done, ErrorBody, FieldProblem } from './schemas';

const modules = [auth, billing, guests, layouts, reservations, restaurants];

/** Every schema with a name, for the validator and the document to refer to. */
export const namedSchemas: readonly TSchema[] = [
  FieldProblem,
  ErrorBody,
  Done,
  ...modules.flatMap((module) => Object.values(module) as TSchema[]).filter((schema) => '$id' in schema),
];
