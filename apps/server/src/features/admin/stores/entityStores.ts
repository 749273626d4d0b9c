import type { EntityName } from '@temple-land/portal-core';
import { auctionStore } from './auctionStore.ts';
import { classStores } from './classStores.ts';
import { contentStores } from './contentStores.ts';
import { documentKindStore } from './documentKindStore.ts';
import { holidayStore } from './holidayStore.ts';
import { landStores } from './landStores.ts';
import { limitStore } from './limitStore.ts';
import { rateStore } from './rateStore.ts';
import { reasonStore } from './reasonStore.ts';
import { roleStore } from './roleStore.ts';
import { smsTemplateStore } from './smsTemplateStore.ts';
import type { EntityStore } from './store.ts';
import { tenderStore } from './tenderStore.ts';
import { userStore } from './userStore.ts';

const entityStores: { readonly [Name in EntityName]: EntityStore<Name> } = {
  ...landStores,
  ...classStores,
  rate: rateStore,
  ...contentStores,
  tender: tenderStore,
  auction: auctionStore,
  user: userStore,
  role: roleStore,
  holiday: holidayStore,
  reason: reasonStore,
  documentKind: documentKindStore,
  limit: limitStore,
  smsTemplate: smsTemplateStore,
};

/** Returns the store of an entity. */
export const getStore = <Name extends EntityName>(name: Name): EntityStore<Name> =>
  entityStores[name];
