import { entities, type AdminList, type EntityName } from '@temple-land/portal-core';
import type { FullKey, TextKey } from '../../../i18n/textKey.ts';

/** The key of a label of a list or field, always with its namespace. */
export type ListKey = TextKey | Extract<FullKey, `admin:${string}`>;

/** The lists that administrators maintain, by entity. */
export const adminLists: Readonly<Record<EntityName, AdminList<ListKey>>> = entities;
