import { createStore } from 'jotai';

/** The one store of the client's own state, also read outside components (token, language). */
export const portalStore = createStore();
