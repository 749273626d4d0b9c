import type { Language } from '@temple-land/portal-core';

/** A district of the schematic map: names, land, and row and column on the sheet. */
export interface SchematicDistrict {
  code: string;
  names: Readonly<Record<Language, string>>;
  acres: number;
  tahasils: number;
  row: number;
  column: number;
}

type Line = readonly [
  code: string,
  en: string,
  or: string,
  hi: string,
  acres: number,
  tahasils: number,
  row: number,
  column: number,
];

// prettier-ignore
const lines: readonly Line[] = [
  ['PUR', 'Puri', 'ପୁରୀ', 'पुरी', 17071.212, 11, 3, 4],
  ['KHO', 'Khordha', 'ଖୋର୍ଦ୍ଧା', 'खोर्धा', 29752.907, 10, 2, 4],
  ['CTC', 'Cuttack', 'କଟକ', 'कटक', 3214.063, 8, 2, 5],
  ['BDK', 'Bhadrak', 'ଭଦ୍ରକ', 'भद्रक', 2937.3, 7, 1, 6],
  ['GNJ', 'Ganjam', 'ଗଞ୍ଜାମ', 'गंजाम', 2869.919, 10, 3, 3],
  ['KPR', 'Kendrapara', 'କେନ୍ଦ୍ରାପଡ଼ା', 'केन्द्रापड़ा', 1184.177, 9, 2, 6],
  ['BLS', 'Baleshwar', 'ବାଲେଶ୍ୱର', 'बालेश्वर', 866.96, 6, 1, 7],
  ['JAJ', 'Jajapur', 'ଯାଜପୁର', 'जाजपुर', 836.155, 6, 1, 5],
  ['JGS', 'Jagatsinghapur', 'ଜଗତସିଂହପୁର', 'जगतसिंहपुर', 701.019, 8, 3, 5],
  ['NYG', 'Nayagarh', 'ନୟାଗଡ଼', 'नयागढ़', 268.86, 5, 2, 3],
  ['DKL', 'Dhenkanal', 'ଢେଙ୍କାନାଳ', 'ढेंकानाल', 214.174, 4, 1, 4],
  ['ANG', 'Anugul', 'ଅନୁଗୋଳ', 'अनुगुल', 117.84, 3, 1, 3],
  ['BLG', 'Balangir', 'ବଲାଙ୍ଗୀର', 'बलांगीर', 46.7945, 2, 2, 1],
  ['BRG', 'Bargarh', 'ବରଗଡ଼', 'बरगढ़', 38.73, 2, 1, 1],
  ['GJP', 'Gajapati', 'ଗଜପତି', 'गजपति', 21.8374, 2, 4, 3],
  ['KLH', 'Kalahandi', 'କଳାହାଣ୍ଡି', 'कालाहांडी', 40.5552, 2, 3, 1],
  ['KDJ', 'Kendujhar', 'କେନ୍ଦୁଝର', 'केन्दुझर', 49.9141, 2, 0, 6],
  ['KPT', 'Koraput', 'କୋରାପୁଟ', 'कोरापुट', 27.41, 2, 4, 1],
  ['MBJ', 'Mayurbhanj', 'ମୟୂରଭଞ୍ଜ', 'मयूरभंज', 43.6749, 2, 0, 7],
  ['NPD', 'Nuapada', 'ନୂଆପଡ଼ା', 'नुआपड़ा', 18.7178, 2, 2, 0],
  ['RGD', 'Rayagada', 'ରାୟଗଡ଼ା', 'रायगड़ा', 15.5982, 2, 4, 2],
  ['SBP', 'Sambalpur', 'ସମ୍ବଲପୁର', 'सम्बलपुर', 28.0767, 2, 1, 2],
  ['SNP', 'Subarnapur', 'ସୁବର୍ଣ୍ଣପୁର', 'सुबर्णपुर', 15.5982, 2, 2, 2],
  ['SNG', 'Sundargarh', 'ସୁନ୍ଦରଗଡ଼', 'सुन्दरगढ़', 45.45, 2, 0, 3],
];

/** The 24 districts with temple land, from north to south and from west to east. */
export const districts: readonly SchematicDistrict[] = lines
  .map(([code, en, or, hi, acres, tahasils, row, column]) => ({
    code,
    names: { en, or, hi },
    acres,
    tahasils,
    row,
    column,
  }))
  .sort((a, b) => a.row - b.row || a.column - b.column);

const allPlots = 77_356;
const allAcres = districts.reduce((sum, { acres }) => sum + acres, 0);

/** Returns the number of plots of a district: its share of the land, applied to all plots. */
export const getPlotCount = ({ acres }: SchematicDistrict): number =>
  Math.round((acres / allAcres) * allPlots);

/** The classes of the map's tints: the least acres of each, most land first. */
export const acreClasses = [10_000, 1_000, 100, 0] as const;

/** Returns the class of a district by its acres: 0 for most land, 3 for least. */
export const getAcreClass = ({ acres }: Pick<SchematicDistrict, 'acres'>): number =>
  acreClasses.findIndex((least) => acres >= least);

/** The districts by their land, the most first. */
export const districtsByAcres: readonly SchematicDistrict[] = [...districts].sort(
  (a, b) => b.acres - a.acres,
);
