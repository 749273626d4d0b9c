import * as v from 'valibot';

/** A column of public land; the data dictionary explains each by its name. */
export interface OpenColumn {
  name: OpenColumnName;
  type: 'string' | 'integer' | 'number' | 'date-time';
}

/** The collections of public land, from the largest places to plots. */
export const openCollections = ['districts', 'tahasils', 'mouzas', 'plots'] as const;
export type OpenCollection = (typeof openCollections)[number];

const types = {
  name: 'string',
  name_or: 'string',
  name_hi: 'string',
  record_code: 'string',
  code: 'string',
  thana_no: 'string',
  plot_no: 'string',
  khatiyan_no: 'string',
  kisam: 'string',
  kisam_class: 'string',
  record_status: 'string',
  recorded_on: 'date-time',
  area_acres: 'number',
  khatiyans: 'integer',
  plots: 'integer',
  mouza_id: 'integer',
  mouza: 'string',
  tahasil_id: 'integer',
  tahasil: 'string',
  district_id: 'integer',
  district: 'string',
} as const satisfies Record<string, OpenColumn['type']>;
export type OpenColumnName = keyof typeof types;

const columns = (...names: OpenColumnName[]): readonly OpenColumn[] =>
  names.map((name) => ({ name, type: types[name] }));

const names = ['name', 'name_or', 'name_hi', 'record_code'] as const;
const figures = ['khatiyans', 'plots', 'area_acres'] as const;
const district = ['district_id', 'district'] as const;
const tahasil = ['tahasil_id', 'tahasil', ...district] as const;

/** The columns of each collection, in the order of the files. */
export const openColumns: Readonly<Record<OpenCollection, readonly OpenColumn[]>> = {
  districts: columns(...names, 'code', ...figures),
  tahasils: columns(...names, ...district, ...figures),
  mouzas: columns(...names, 'thana_no', ...tahasil, ...figures, 'recorded_on'),
  plots: columns(
    'plot_no',
    'khatiyan_no',
    'kisam',
    'kisam_class',
    'area_acres',
    'record_status',
    'recorded_on',
    'mouza_id',
    'mouza',
    ...tahasil,
  ),
};

/** The formats of the files of open data. */
export const openFormats = ['csv', 'geojson'] as const;
export type OpenFormat = (typeof openFormats)[number];

/** A file of open data with what it contains, its size and its checksum. */
export const OpenFile = v.object({
  collection: v.picklist(openCollections),
  format: v.picklist(openFormats),
  url: v.string(),
  bytes: v.number(),
  sha256: v.string(),
});
export type OpenFile = v.InferOutput<typeof OpenFile>;

/** The files of a district, or of the whole state for an empty code, and when their record was last updated. */
export const OpenFileList = v.object({
  district: v.string(),
  recordedOn: v.nullable(v.string()),
  files: v.array(OpenFile),
});
export type OpenFileList = v.InferOutput<typeof OpenFileList>;
