import { createContext, useContext } from 'react';
import type { Restaurant } from './api/list-restaurants';

/** What a user may do at the selected restaurant. The server decides; this hides what it would refuse. */
export interface Rights {
  settings: boolean;
  layouts: boolean;
  /** Import from a file. */
  guestLists: boolean;
  /** Save data as files: the owner may have withheld it (ROLE-7). */
  exports: boolean;
  /** See phone numbers and mail addresses of guests: the owner may have withheld it (ROLE-8). */
  contacts: boolean;
  guestRemoval: boolean;
  /** Export and erasure of a guest's data. */
  privacy: boolean;
  activity: boolean;
  billing: boolean;
  apiKeys: boolean;
  deletion: boolean;
}

const all: Rights = {
  settings: true,
  layouts: true,
  guestLists: true,
  exports: true,
  contacts: true,
  guestRemoval: true,
  privacy: true,
  activity: true,
  billing: true,
  apiKeys: true,
  deletion: true,
};
const managers: Rights = { ...all, privacy: false, billing: false, apiKeys: false, deletion: false };
const hosts: Rights = {
  ...managers,
  settings: false,
  layouts: false,
  guestLists: false,
  guestRemoval: false,
  activity: false,
};

const roleRights = (role: Restaurant['role']): Rights =>
  role === 'host' ? hosts : role === 'manager' ? managers : all;

/**
 * The rights of a role without what the owner has withheld, as in the services. Everything if no role is known: the server refuses
 * what it must.
 */
export const rightsOf = (role: Restaurant['role'], withheld: Restaurant['withheld'] = []): Rights => ({
  ...roleRights(role),
  exports: !withheld.includes('export'),
  contacts: !withheld.includes('contacts'),
});

export const RightsContext = createContext<Rights>(all);
export const useRights = (): Rights => useContext(RightsContext);
