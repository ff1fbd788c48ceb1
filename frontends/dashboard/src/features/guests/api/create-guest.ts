import { answer, api } from '@tablewell/api-client';

interface NewGuest {
  restaurantId: string;
  name: string;
  phoneNumber: string;
}

/** Adds a guest. 409 if there is one with this phone number already. */
export const createGuest = ({ restaurantId, name, phoneNumber }: NewGuest) =>
  answer(
    api.POST('/api/guests/{restaurantId}', {
      params: { path: { restaurantId } },
      body: { name, ...(phoneNumber ? { phoneNumber } : {}) },
    }),
  );
