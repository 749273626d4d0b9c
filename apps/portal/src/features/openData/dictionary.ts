import {
  kisamClasses,
  type OpenCollection,
  type OpenColumn,
  type OpenColumnName,
} from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** The names of the collections. */
export const collectionLabels: Readonly<Record<OpenCollection, TextKey<'openData'>>> = {
  districts: 'collection.districts',
  tahasils: 'collection.tahasils',
  mouzas: 'collection.mouzas',
  plots: 'collection.plots',
};

/** What each column means. */
export const columnMeanings: Readonly<Record<OpenColumnName, TextKey<'openData'>>> = {
  name: 'column.name',
  name_or: 'column.name_or',
  name_hi: 'column.name_hi',
  record_code: 'column.record_code',
  code: 'column.code',
  thana_no: 'column.thana_no',
  plot_no: 'column.plot_no',
  khatiyan_no: 'column.khatiyan_no',
  kisam: 'column.kisam',
  kisam_class: 'column.kisam_class',
  record_status: 'column.record_status',
  recorded_on: 'column.recorded_on',
  area_acres: 'column.area_acres',
  khatiyans: 'column.khatiyans',
  plots: 'column.plots',
  mouza_id: 'column.mouza_id',
  mouza: 'column.mouza',
  tahasil_id: 'column.tahasil_id',
  tahasil: 'column.tahasil',
  district_id: 'column.district_id',
  district: 'column.district',
};

/** The types of the columns. */
export const typeLabels: Readonly<Record<OpenColumn['type'], TextKey<'openData'>>> = {
  string: 'type.string',
  integer: 'type.integer',
  number: 'type.number',
  'date-time': 'type.date-time',
};

/** The code lists of columns, as they are in the files. */
export const codeLists: Readonly<Partial<Record<OpenColumnName, readonly string[]>>> = {
  record_status: ['final', 'draft', 'missing'],
  kisam_class: kisamClasses,
};
