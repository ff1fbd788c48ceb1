import { createContext, useContext } from 'react';
import type { Restaurant } from './api/list-restaurants';

/** What a user may do at the selected restaurant. The server decides; this hides what it would refuse. */
export interface Rights {
  settings: boolean;
  layouts: boolean;
  /** Export to a file, and import from one. */
  guestLists: boolean;
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

/** The rights of a role, as in the services. Everything if no role is known: the server refuses what it must. */
export function rightsOf(role: Restaurant['role']): Rights {
  if (role === 'host') return hosts;
  return role === 'manager' ? managers : all;
}

export const RightsContext = createContext<Rights>(all);
export const useRights = (): Rights => useContext(RightsContext);
