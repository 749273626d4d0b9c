import type { EntityName } from '@temple-land/portal-core';
import { auction } from './auctionStore.ts';
import { contentStores } from './contentStores.ts';
import { landStores } from './landStores.ts';
import { role } from './roleStore.ts';
import type { Store } from './store.ts';
import { tender } from './tenderStores.ts';
import { user } from './userStore.ts';

const stores: { readonly [Name in EntityName]: Store<Name> } = {
  ...landStores,
  ...contentStores,
  tender,
  auction,
  user,
  role,
};

/** Gives how an entity is stored. */
export const storeFor = <Name extends EntityName>(name: Name): Store<Name> => stores[name];
