import type { LandEntity } from '../../schemas/admin/importKinds.ts';
import {
  choice,
  day,
  number,
  reference,
  required,
  same,
  shaped,
  split,
  text,
  type ImportFields,
} from './fieldMakers.ts';

/** The headings of a district, a tahasil, a mouza and a plot in lists of lower records. */
export const districtAliases = ['district', 'districtname', 'dist', 'distname', 'ଜିଲ୍ଲା'];
export const tahasilAliases = split('tahasil tahasilname tehsil tehsilname tahsil tahsilname ତହସିଲ');
export const mouzaAliases = [
  'mouza',
  'mouzaname',
  'mauza',
  'village',
  'villagename',
  'mauja',
  'ମୌଜା',
];
const khatiyanAliases = split(
  'khatiyan khatiyanno khatiyannumber khatian khatianno khata khatano ଖତିୟାନ ଖତିୟାନନଂ ଖତିୟାନନମ୍ବର ଖତିୟାନରକ୍ରମିକନମ୍ବର',
);
const ownerAliases = split(
  'ownerline owner recordedowner ownername tenant tenantname raiyat ପ୍ରଜାରନାମ',
);
export const plotAliases = split(
  'plotno plot plotnumber number halplotno parcelno ପ୍ଲଟ ପ୍ଲଟନଂ ପ୍ଲଟନମ୍ବର',
);
export const areaAliases = split('area areaac acres areaacres areainacres rakaba rakba ରକବା ଏକର');

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
export const landFields: Readonly<Record<LandEntity, ImportFields>> = {
  district: {
    code: required(shaped(text(5, 'code', 'districtcode'), /^[A-Z]{2,5}$/, 'two to five capitals')),
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
    publishedOn: day('publishedon', 'rordate', 'publicationdate', 'date', 'ଅନ୍ତିମପ୍ରକାଶନତାରିଖ'),
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
