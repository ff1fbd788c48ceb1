import { createContext, useContext } from 'react';
import type { Restaurant } from './api/list-restaurants';

/** What a person may do at the restaurant that is shown. The server decides; this keeps out of sight what it refuses. */
export interface Rights {
  settings: boolean;
  layouts: boolean;
  /** To a file, from a file. */
  guestLists: boolean;
  guestRemoval: boolean;
  /** Export and erasure of a guest's data. */
  privacy: boolean;
  activity: boolean;
  billing: boolean;
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
  deletion: true,
};
const managers: Rights = { ...all, privacy: false, billing: false, deletion: false };
const hosts: Rights = {
  ...managers,
  settings: false,
  layouts: false,
  guestLists: false,
  guestRemoval: false,
  activity: false,
};

/** By role, as the services have it. Everything where no role is known: the server refuses what it must. */
export function rightsOf(role: Restaurant['role']): Rights {
  if (role === 'host') return hosts;
  return role === 'manager' ? managers : all;
}

export const RightsContext = createContext<Rights>(all);
export const useRights = (): Rights => useContext(RightsContext);
