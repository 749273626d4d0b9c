import type { EntityName } from '@temple-land/portal-core';
import { auction } from './auctionStore.ts';
import { contact, faq, notification } from './contentStores.ts';
import { district, khatian, mouza, plot, tahasil } from './landStores.ts';
import { role } from './roleStore.ts';
import type { Store } from './store.ts';
import { tender } from './tenderStores.ts';
import { user } from './userStore.ts';

const stores: { readonly [Name in EntityName]: Store<Name> } = {
  district,
  tahasil,
  mouza,
  khatian,
  plot,
  tender,
  auction,
  notification,
  faq,
  contact,
  user,
  role,
};

/** Gives how an entity is stored. */
export const storeFor = <Name extends EntityName>(name: Name): Store<Name> => stores[name];
