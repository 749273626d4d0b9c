/** The names of a place as they are stored. */
export interface Names {
  nameEn: string;
  nameOr: string;
  nameHi: string;
  aliases: string;
  namesConfirmed: boolean;
}

/** An outline as it is stored. */
export interface Outline {
  bounds: string;
  ring: Uint8Array;
}

/** All rows of the land record. */
export interface Land {
  districts: ({ id: number; code: string } & Names & Outline)[];
  tahasils: ({ id: number; districtId: number } & Names & Outline)[];
  mouzas: ({ id: number; tahasilId: number; thanaNo: string } & Names & Outline)[];
  khatiyans: { id: number; mouzaId: number; number: string }[];
  plots: Plot[];
}

/** A plot as it is stored. */
export interface Plot extends Outline {
  id: number;
  khatiyanId: number;
  mouzaId: number;
  code: string;
  number: string;
  kisam: string;
  area: number;
  status: string;
}
