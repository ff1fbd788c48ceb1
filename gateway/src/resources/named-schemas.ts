import type { TSchema } from 'typebox';
import * as activity from './activity/schemas';
import * as apiKeys from './api-keys/schemas';
import * as auth from './auth/schemas';
import * as passkeys from './auth/passkey-schemas';
import * as availability from './availability/schemas';
import * as billing from './billing/schemas';
import * as embedding from './embedding/schemas';
import * as groups from './group/schemas';
import * as guests from './guests/schemas';
import * as layouts from './layouts/schemas';
import * as ownNames from './own-name/schemas';
import * as profiles from './profile/schemas';
import * as reports from './reports/schemas';
import * as reservations from './reservations/schemas';
import * as restaurants from './restaurants/schemas';
import * as waitlist from './waitlist/schemas';
import * as webhookEndpoints from './webhooks/endpoint-schemas';
import * as webhooks from './webhooks/schemas';
import { Done, ErrorBody, FieldProblem } from '../api/schemas';

const modules = [
  activity,
  apiKeys,
  auth,
  availability,
  billing,
  embedding,
  groups,
  guests,
  layouts,
  ownNames,
  passkeys,
  profiles,
  reports,
  reservations,
  restaurants,
  waitlist,
  webhookEndpoints,
  webhooks,
];

/** Every schema with a name, for the validator and the document to refer to. */
export const namedSchemas: readonly TSchema[] = [
  FieldProblem,
  ErrorBody,
  Done,
  ...modules.flatMap((module) => Object.values(module) as TSchema[]).filter((schema) => '$id' in schema),
];
