import type { LandEntity } from '../../schemas/land/landImport.ts';

/** How the text of a cell is read: as text, the name of a higher place, acres, rupees, a day, a year, or one of a list. */
export type ImportFieldKind = 'text' | 'reference' | 'acres' | 'rupees' | 'day' | 'year' | 'choice';

/** A field of an imported record. */
export interface ImportField {
  readonly kind: ImportFieldKind;
  readonly isRequired: boolean;
  /** The most characters of a text. */
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  /** The values of a list, each with the spellings that are read as it. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Column headings by which the field is recognised, in lower case without spaces and signs. */
  readonly headings: readonly string[];
}

/** The fields of a record by name. */
export type ImportFields = Readonly<Record<string, ImportField>>;

const text = (maxLength: number, ...headings: string[]): ImportField => ({
  kind: 'text',
  isRequired: false,
  maxLength,
  headings,
});
const required = (field: ImportField): ImportField => ({ ...field, isRequired: true });
const reference = (...headings: string[]): ImportField => ({
  kind: 'reference',
  isRequired: false,
  maxLength: 80,
  headings,
});
const number = (kind: 'acres' | 'rupees' | 'year', ...headings: string[]): ImportField => ({
  kind,
  isRequired: false,
  headings,
});
const choice = (choices: ImportField['choices'], ...headings: string[]): ImportField => ({
  kind: 'choice',
  isRequired: false,
  choices: choices ?? {},
  headings,
});

const split = (headings: string) => headings.split(' ');

const districtAliases = ['district', 'districtname', 'dist', 'distname', 'ଜିଲ୍ଲା'];
const tahasilAliases = split('tahasil tahasilname tehsil tehsilname tahsil tahsilname ତହସିଲ');
const mouzaAliases = ['mouza', 'mouzaname', 'mauza', 'village', 'villagename', 'mauja', 'ମୌଜା'];
const khatiyanAliases = split(
  'khatiyan khatiyanno khatiyannumber khatian khatianno khata khatano ଖତିୟାନ ଖତିୟାନନଂ ଖତିୟାନନମ୍ବର ଖତିୟାନରକ୍ରମିକନମ୍ବର',
);
const ownerAliases = split(
  'ownerline owner recordedowner ownername tenant tenantname raiyat ପ୍ରଜାରନାମ',
);
const plotAliases = split('plotno plot plotnumber number halplotno parcelno ପ୍ଲଟ ପ୍ଲଟନଂ ପ୍ଲଟନମ୍ବର');
const areaAliases = split('area areaac acres areaacres areainacres rakaba rakba ରକବା ଏକର');

const otherNames = {
  nameOr: text(80, 'nameor', 'nameodia', 'odianame', 'odia'),
  nameHi: text(80, 'namehi', 'namehindi', 'hindiname', 'hindi'),
  aliases: text(200, 'aliases', 'alias', 'othernames'),
};
const name = (headings: readonly string[]) =>
  required(text(80, ...headings, 'nameen', 'nameenglish', 'name'));

const recordStatuses = {
  final: ['final', 'published', 'finalror'],
  draft: ['draft'],
  missing: ['missing', 'none', 'notavailable'],
};
const plotStatuses = {
  available: ['available', 'vacant'],
  leased: ['leased', 'lease'],
  sold: ['sold'],
  applied: ['applied'],
  disputed: ['disputed', 'dispute'],
  temple: ['temple', 'templeuse'],
};
const same = (...values: string[]) => Object.fromEntries(values.map((value) => [value, [value]]));

const plotDetails = {
  sabikNo: text(30, 'sabikno', 'sabik', 'sabikplotno', 'oldplotno', 'ସାବିକ'),
  chaka: text(60, 'chaka', 'chak', 'ଚକ'),
  north: text(120, 'north', 'boundarynorth', 'ଉତ୍ତର'),
  east: text(120, 'east', 'boundaryeast', 'ପୂର୍ବ'),
  south: text(120, 'south', 'boundarysouth', 'ଦକ୍ଷିଣ'),
  west: text(120, 'west', 'boundarywest', 'ପଶ୍ଚିମ'),
  presentUse: text(80, 'presentuse', 'use', 'landuse'),
  occupant: text(120, 'occupant', 'possessor'),
  occupiedSince: number('year', 'occupiedsince', 'since'),
  structure: text(80, 'structure'),
  level: choice(
    same('cadastral', 'survey', 'traced', 'drawn', 'schematic'),
    'level',
    'outlinelevel',
  ),
  remarks: text(500, 'remarks', 'remark', 'ମନ୍ତବ୍ୟ'),
};

/** The fields of each record of the land register, in the order in which faults are reported. */
export const landImportFields: Readonly<Record<LandEntity, ImportFields>> = {
  district: {
    code: required({ ...text(5, 'code', 'districtcode'), pattern: /^[A-Z]{2,5}$/ }),
    nameEn: name(districtAliases),
    ...otherNames,
  },
  tahasil: {
    district: required(reference(...districtAliases, 'districtcode')),
    nameEn: name(tahasilAliases),
    ...otherNames,
  },
  mouza: {
    district: reference(...districtAliases, 'districtcode'),
    tahasil: required(reference(...tahasilAliases)),
    nameEn: name(mouzaAliases),
    thanaNo: text(30, 'thanano', 'thana', 'psno', 'ଥାନାନମ୍ବର', 'ଥାନାନଂ'),
    ...otherNames,
  },
  khatiyan: {
    district: reference(...districtAliases, 'districtcode'),
    tahasil: reference(...tahasilAliases),
    mouza: required(reference(...mouzaAliases)),
    number: required(text(30, ...khatiyanAliases, 'number')),
    ownerLine: text(300, ...ownerAliases),
    marfatdar: text(300, 'marfatdar', 'marfat', 'ମାରଫତ', 'ମାରଫତଦାର'),
    satwa: text(60, 'satwa', 'swatwa', 'status', 'tenantclass', 'ସ୍ୱତ୍ୱ', 'ସ୍ଵତ୍ଵ', 'ସତ୍ତ୍ୱ'),
    rent: number('rupees', 'rent', 'khajana', 'ଖଜଣା'),
    cess: number('rupees', 'cess', 'ସେସ'),
    rorStatus: choice(recordStatuses, 'rorstatus', 'recordstatus', 'ror'),
    publishedOn: {
      kind: 'day',
      isRequired: false,
      headings: ['publishedon', 'rordate', 'publicationdate', 'date', 'ଅନ୍ତିମପ୍ରକାଶନତାରିଖ'],
    },
  },
  plot: {
    district: reference(...districtAliases, 'districtcode'),
    tahasil: reference(...tahasilAliases),
    mouza: required(reference(...mouzaAliases)),
    khatiyan: required(reference(...khatiyanAliases)),
    number: required(text(30, ...plotAliases)),
    kisam: required(text(60, 'kisam', 'kissam', 'kisamname', 'landclass', 'landtype', 'କିସମ')),
    area: required(number('acres', ...areaAliases)),
    status: choice(plotStatuses, 'status', 'plotstatus'),
    ...plotDetails,
  },
};

/** The fields of a plot that are on the back page of its record. */
export const plotDetailFields: readonly string[] = Object.keys(plotDetails);

/** The fields that name a higher place, from the highest. */
export const referenceFields = ['district', 'tahasil', 'mouza', 'khatiyan'] as const;

/** The field that tells the records of one place apart. */
export const keyFieldOf = (entity: LandEntity): string => {
  if (entity === 'district') return 'code';
  return entity === 'khatiyan' || entity === 'plot' ? 'number' : 'nameEn';
};

/** Returns whether records of a kind have an outline. */
export const hasOutline = (entity: LandEntity): boolean => entity !== 'khatiyan';
