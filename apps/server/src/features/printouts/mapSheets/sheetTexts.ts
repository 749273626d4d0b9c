import type { BilingualText } from '@temple-land/portal-core';

const text = (en: string, or: string): BilingualText => ({ en, or });

/** The texts of maps on paper. */
export const sheetTexts = {
  title: text('Map of the temple land', 'ମନ୍ଦିର ଜମିର ମାନଚିତ୍ର'),
  titleOn: text('Map of the temple land as on {day}', 'ମନ୍ଦିର ଜମିର ମାନଚିତ୍ର, {day} ଅନୁସାରେ'),
  mouza: text('Mouza', 'ମୌଜା'),
  tahasil: text('Tahasil', 'ତହସିଲ'),
  district: text('District', 'ଜିଲ୍ଲା'),
  sheet: text('Sheet', 'ପତ୍ର'),
  scale: text('Scale', 'ମାପ'),
  legend: text('Legend', 'ସଙ୍କେତ'),
  plot: text('Plot of the deity', 'ଦେବତାଙ୍କ ପ୍ଲଟ'),
  chosen: text('Chosen plot', 'ବଛା ପ୍ଲଟ'),
  border: text('Border of a mouza', 'ମୌଜା ସୀମା'),
  other: text('Other', 'ଅନ୍ୟ'),
  settlement: text('Settlement', 'ବସତି'),
  grove: text('Grove', 'ତୋଟା'),
  road: text('Road', 'ରାସ୍ତା'),
  path: text('Path', 'ପାଦଚଲା ବାଟ'),
  canal: text('Canal', 'କେନାଲ'),
  tank: text('Tank', 'ପୋଖରୀ'),
  grid: text(
    'Grid: UTM zone {zone}N, WGS 84, every {step} m',
    'ଗ୍ରିଡ୍: UTM ଜୋନ୍ {zone}N, WGS 84, ପ୍ରତି {step} ମିଟର',
  ),
  north: text('Grid north', 'ଗ୍ରିଡ୍ ଉତ୍ତର'),
  source: text(
    'Source: land record of the portal, as on {date}',
    'ଉତ୍ସ: ପୋର୍ଟାଲର ଭୂମି ଅଭିଲେଖ, {date} ଅନୁସାରେ',
  ),
  sourceOn: text(
    'Source: land record of the portal, as on {day}, printed on {date}',
    'ଉତ୍ସ: ପୋର୍ଟାଲର ଭୂମି ଅଭିଲେଖ, {day} ଅନୁସାରେ, {date}ରେ ଛପା',
  ),
  actualSize: text('Print at actual size (100 %).', 'ପ୍ରକୃତ ଆକାରରେ (100 %) ଛାପନ୍ତୁ।'),
  note: text('Schematic map, not to survey.', 'ସାଙ୍କେତିକ ମାନଚିତ୍ର, ସର୍ଭେ ନୁହେଁ।'),
  picture: text(
    'Map to the scale 1 : {scale} with plots {plots}',
    'ମାପ 1 : {scale} ର ମାନଚିତ୍ର, ପ୍ଲଟ {plots}',
  ),
  list: text('Plots on these sheets', 'ଏହି ପତ୍ରର ପ୍ଲଟ'),
  plotNo: text('Plot no.', 'ପ୍ଲଟ ନମ୍ବର'),
  khatiyanNo: text('Khatiyan no.', 'ଖତିୟାନ ନମ୍ବର'),
  kisam: text('Kisam', 'କିସମ'),
  status: text('Status', 'ସ୍ଥିତି'),
  area: text('Acres', 'ଏକର'),
} as const satisfies Record<string, BilingualText>;

/** Returns a text in both languages with values in the place of its names. */
export function fillBoth(
  { en, or }: BilingualText,
  values: Readonly<Record<string, string | number>>,
): string {
  const fill = (pattern: string) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return `${fill(en)} · ${fill(or)}`;
}
