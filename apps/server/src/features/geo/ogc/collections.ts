import {
  openCollections,
  openColumns,
  type OpenCollection,
  type OpenColumn,
} from '@temple-land/portal-core';

/** A collection of public land: places or plots of the deity, without personal data. */
export interface Collection {
  id: OpenCollection;
  title: string;
  description: string;
  columns: readonly OpenColumn[];
  /** The columns by which features can be filtered: the ids of the places above. */
  filters: readonly PlaceFilter[];
}

/** The place columns that filter a collection. */
export type PlaceFilter = 'district_id' | 'tahasil_id' | 'mouza_id';

const titles: Readonly<Record<OpenCollection, string>> = {
  districts: 'Districts',
  tahasils: 'Tahasils',
  mouzas: 'Mouzas',
  plots: 'Plots',
};

const filters = ['district_id', 'tahasil_id', 'mouza_id'] as const;

const describe = (id: OpenCollection): string =>
  id === 'plots'
    ? 'Plots of the deity as recorded, without persons. Outlines are schematic, not to survey.'
    : `${titles[id]} with land of the deity. Outlines are schematic, not to survey.`;

/** The collections by id, from the largest places to plots. */
export const collections = Object.fromEntries(
  openCollections.map((id, level) => [
    id,
    {
      id,
      title: titles[id],
      description: describe(id),
      columns: openColumns[id],
      filters: filters.slice(0, level),
    },
  ]),
) as unknown as Readonly<Record<OpenCollection, Collection>>;

/** Returns a collection by the id of an address; undefined for an unknown one. */
export const findCollection = (id: string): Collection | undefined =>
  openCollections.some((known) => known === id) ? collections[id as OpenCollection] : undefined;
