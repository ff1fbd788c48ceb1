import { Type } from 'typebox';
import { Id } from '../../api/schemas';

export const tags = ['Webhooks'];
export const path = '/api/restaurant/:id/webhooks';
export const ofRestaurant = Type.Object({ id: Id });
export const ofWebhook = Type.Object({ id: Id, webhookId: Id });
/** An attempt's id has those of its event and its endpoint. */
export const AttemptId = Type.String({ minLength: 1, maxLength: 200 });
