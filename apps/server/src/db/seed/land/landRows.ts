/** The names of a place as they are stored. */
export interface NameColumns {
  nameEn: string;
  nameOr: string;
  nameHi: string;
  aliases: string;
  namesConfirmed: boolean;
}

/** An outline as it is stored. */
export interface OutlineColumns {
  bounds: string;
  ring: Uint8Array;
}

/** All rows of the land record. */
export interface LandRows {
  districts: ({ id: number; code: string } & NameColumns & OutlineColumns)[];
  tahasils: ({ id: number; districtId: number } & NameColumns & OutlineColumns)[];
  mouzas: ({ id: number; tahasilId: number; thanaNo: string } & NameColumns & OutlineColumns)[];
  khatiyans: { id: number; mouzaId: number; number: string }[];
  plots: PlotRow[];
  features: ({ id: number; mouzaId: number; kind: string } & OutlineColumns)[];
}

/** A plot as it is stored. */
export interface PlotRow extends OutlineColumns {
  id: number;
  khatiyanId: number;
  mouzaId: number;
  code: string;
  number: string;
  kisam: string;
  area: number;
  status: string;
}
