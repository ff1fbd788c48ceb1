import { createContext, useContext } from 'react';

/** Opens the page about the address of this device, which some of the user's restaurants are not open to (ACCOUNT-32). */
export const AddressHelpContext = createContext<() => void>(() => undefined);

export const useAddressHelp = () => useContext(AddressHelpContext);
