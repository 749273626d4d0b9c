import { createStore } from 'jotai';

/** The Jotai store of the client state; it is also read outside components (token, language). */
export const portalStore = createStore();
