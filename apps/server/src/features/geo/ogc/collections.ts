import type { MapLayer } from '@temple-land/portal-core';

/** A column of a public collection; the data dictionary of the portal explains it in three languages. */
export interface Column {
  name: string;
  type: 'string' | 'integer' | 'number' | 'date-time';
}

/** A collection of public land: places or plots of the deity, without personal data. */
export interface Collection {
  id: CollectionId;
  title: string;
  description: string;
  columns: readonly Column[];
  /** The columns by which features can be filtered: the ids of the places above. */
  filters: readonly PlaceFilter[];
}

/** The collections, from the largest places to plots. */
export const collectionIds = [
  'districts',
  'tahasils',
  'mouzas',
  'plots',
] as const satisfies readonly MapLayer['id'][];
export type CollectionId = (typeof collectionIds)[number];

/** The place columns that filter a collection. */
export type PlaceFilter = 'district_id' | 'tahasil_id' | 'mouza_id';

const text = (name: string): Column => ({ name, type: 'string' });
const whole = (name: string): Column => ({ name, type: 'integer' });
const places = [text('name'), text('name_or'), text('name_hi'), text('record_code')];
const figures = [
  whole('khatiyans'),
  whole('plots'),
  { name: 'area_acres', type: 'number' },
] as const;
const recordedOn = { name: 'recorded_on', type: 'date-time' } as const;
const ofDistrict = [whole('district_id'), text('district')];
const ofTahasil = [whole('tahasil_id'), text('tahasil'), ...ofDistrict];

/** The collections by id. Outlines are schematic and not to survey. */
export const collections: Readonly<Record<CollectionId, Collection>> = {
  districts: {
    id: 'districts',
    title: 'Districts',
    description: 'Districts with land of the deity. Outlines are schematic, not to survey.',
    columns: [...places, text('code'), ...figures],
    filters: [],
  },
  tahasils: {
    id: 'tahasils',
    title: 'Tahasils',
    description: 'Tahasils with land of the deity. Outlines are schematic, not to survey.',
    columns: [...places, ...ofDistrict, ...figures],
    filters: ['district_id'],
  },
  mouzas: {
    id: 'mouzas',
    title: 'Mouzas',
    description: 'Mouzas with land of the deity. Outlines are schematic, not to survey.',
    columns: [...places, text('thana_no'), ...ofTahasil, ...figures, recordedOn],
    filters: ['district_id', 'tahasil_id'],
  },
  plots: {
    id: 'plots',
    title: 'Plots',
    description:
      'Plots of the deity as recorded, without persons. Outlines are schematic, not to survey.',
    columns: [
      text('plot_no'),
      text('khatiyan_no'),
      text('kisam'),
      text('kisam_class'),
      { name: 'area_acres', type: 'number' },
      text('record_status'),
      recordedOn,
      whole('mouza_id'),
      text('mouza'),
      ...ofTahasil,
    ],
    filters: ['district_id', 'tahasil_id', 'mouza_id'],
  },
};

/** Returns a collection by the id of an address; undefined for an unknown one. */
export const findCollection = (id: string): Collection | undefined =>
  collectionIds.some((known) => known === id) ? collections[id as CollectionId] : undefined;
