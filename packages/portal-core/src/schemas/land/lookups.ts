import * as v from 'valibot';
import { Refusal, Id } from '../common.ts';

const service = 'Land_plotServiceImpl/';

/** The methods of the four place lists; the wire also accepts them without the service's name. */
export const placeListMethods = {
  districts: `${service}fillselDistrictNameList`,
  tahasils: `${service}fillselTehsilNameList`,
  mouzas: `${service}fillselMouzaList`,
  khatians: `${service}fillselKhataNoList`,
} as const;

const full = v.picklist(Object.values(placeListMethods));
const bare = v.pipe(
  v.picklist([
    'fillselDistrictNameList',
    'fillselTehsilNameList',
    'fillselMouzaList',
    'fillselKhataNoList',
  ]),
  v.transform((name) => `${service}${name}` as const),
);

export const FillDropDownRequest = v.object({
  method: v.union([full, bare]),
  district_id: v.optional(Id),
  tehsil_id: v.optional(Id),
  mouza_id: v.optional(Id),
});

export const District = v.object({ district_id: Id, district_name: v.string() });
export const Tahasil = v.object({ tehsil_id: Id, tehsil_name: v.string() });
export const Mouza = v.object({ mouza_id: Id, mouza_name: v.string() });
export const Khatian = v.object({ khata_no_id: Id, khata_no: v.string() });
export type District = v.InferOutput<typeof District>;
export type Tahasil = v.InferOutput<typeof Tahasil>;
export type Mouza = v.InferOutput<typeof Mouza>;
export type Khatian = v.InferOutput<typeof Khatian>;

export const FillDropDownAnswer = v.union([
  v.object({
    status: v.literal(200),
    result: v.union([v.array(District), v.array(Tahasil), v.array(Mouza), v.array(Khatian)]),
  }),
  Refusal,
]);

/** The available plots of a khatian; not one of the specification's four lists. */
export const PlotListRequest = v.object({ khata_no_id: Id });
export const PlotItem = v.object({
  plotCode: v.string(),
  plotNo: v.string(),
  kissam: v.string(),
  satwa: v.string(),
  area: v.number(),
  /** Acres that are not taken by an approved application. */
  freeArea: v.number(),
  status: v.string(),
});
export type PlotItem = v.InferOutput<typeof PlotItem>;
