import type { StatusTone } from '../../index.ts';
import * as officer from '../officer/officerTexts.ts';

/** A plot of the record. */
export interface Plot {
  number: string;
  kisam: string;
  area: number;
  occupant: string;
  rent: number;
  state: readonly [StatusTone, string];
}

const plot = (
  number: string,
  kisam: string,
  area: number,
  occupant: string,
  rent: number,
  state: Plot['state'],
): Plot => ({ number, kisam, area, occupant, rent, state });

const leased = ['success', 'Leased'] as const;
const institution = ['info', 'Institution use'] as const;

/** English texts and data of the screen. */
export const english = {
  officer: officer.english,
  breadcrumb: 'Breadcrumb',
  places: ['Puri', 'Brahmagiri', 'Rebana Nuagaon'],
  title: 'Khatiyan 112/47',
  lead: 'Rebana Nuagaon mouza, Brahmagiri tahasil, Puri district',
  map: 'Show on map',
  excel: 'Excel',
  print: 'Print',
  recordTitle: 'Record',
  record: [
    { name: 'Recorded tenant', value: 'Sri Jagannath Mahaprabhu Bije, Puri' },
    { name: 'Marfatdar', value: 'Temple Managing Committee' },
    { name: 'Plots', value: '10' },
    { name: 'Total area', value: '11.4680 acres' },
    { name: 'Rent and cess', value: '₹ 1,284.50' },
  ],
  plotsTitle: 'Plots in khatiyan 112/47',
  filter: 'Plot or occupant',
  kisam: 'Kisam',
  allKisams: 'All kisams',
  count: (count: number) => (count === 1 ? '1 plot' : `${count} plots`),
  none: 'No Record Found.',
  noneText: 'No plot of this khatiyan matches what you chose.',
  total: 'Total',
  sortBy: 'Sort by',
  unsorted: 'Order of the register',
  order: (header: string, isRising: boolean) =>
    `${header}, ${isRising ? 'smallest first' : 'largest first'}`,
  headers: [
    'Plot no.',
    'Kisam',
    'Area (acres)',
    'Occupant',
    'Annual rent (₹)',
    'Status',
  ] as readonly string[],
  plots: [
    plot('212', 'Sarada-1', 1.24, 'Radhakanta Sahu', 1165.6, leased),
    plot('213', 'Sarada-1', 0.865, 'Radhakanta Sahu', 813.1, leased),
    plot('214', 'Sarada-2', 0.42, 'Vacant', 0, ['warning', 'Under application']),
    plot('215', 'Bagayat', 2.1075, 'Institution use', 0, institution),
    plot('215/1', 'Gharabari', 0.11, 'Unrecorded', 0, ['danger', 'Encroachment reported']),
    plot('216', 'Jalasaya', 3.45, 'Temple tank', 0, institution),
    plot('217', 'Sarada-2', 0.9325, 'Kuni Swain', 876.55, leased),
    plot('218', 'Patita', 0.561, 'Vacant', 0, ['neutral', 'Available']),
    plot('219', 'Sarada-1', 1.004, 'Bijay Nayak', 943.76, leased),
    plot('220', 'Sarada-1', 0.778, 'Bijay Nayak', 731.32, leased),
  ] as readonly Plot[],
};

/** Texts and data of the screen in one language. */
export type LandReportTexts = typeof english;

const onLease = ['success', 'ଲିଜ୍‌ରେ ଅଛି'] as const;
const ofTheTemple = ['info', 'ମନ୍ଦିର ବ୍ୟବହାର'] as const;

/** Odia texts and data of the screen. */
export const odia: LandReportTexts = {
  officer: officer.odia,
  breadcrumb: 'ପୃଷ୍ଠାର ପଥ',
  places: ['ପୁରୀ', 'ବ୍ରହ୍ମଗିରି', 'ରେବଣା ନୂଆଗାଁ'],
  title: 'ଖତିୟାନ 112/47',
  lead: 'ରେବଣା ନୂଆଗାଁ ମୌଜା, ବ୍ରହ୍ମଗିରି ତହସିଲ, ପୁରୀ ଜିଲ୍ଲା',
  map: 'ମାନଚିତ୍ରରେ ଦେଖାନ୍ତୁ',
  excel: 'Excel',
  print: 'ପ୍ରିଣ୍ଟ',
  recordTitle: 'ରେକର୍ଡ',
  record: [
    { name: 'ରୟତ', value: 'ଶ୍ରୀ ଜଗନ୍ନାଥ ମହାପ୍ରଭୁ ବିଜେ, ପୁରୀ' },
    { name: 'ମାର୍ଫତଦାର', value: 'ମନ୍ଦିର ପରିଚାଳନା କମିଟି' },
    { name: 'ପ୍ଲଟ', value: '4' },
    { name: 'ମୋଟ ରକବା', value: '4.6325 ଏକର' },
    { name: 'ଖଜଣା ଓ ସେସ୍', value: '₹ 1,284.50' },
  ],
  plotsTitle: 'ଖତିୟାନ 112/47 ର ପ୍ଲଟ',
  filter: 'ପ୍ଲଟ କିମ୍ବା ଦଖଲକାର',
  kisam: 'କିସମ',
  allKisams: 'ସମସ୍ତ କିସମ',
  count: (count) => `${count}ଟି ପ୍ଲଟ`,
  none: 'କୌଣସି ରେକର୍ଡ ମିଳିଲା ନାହିଁ।',
  noneText: 'ଏହି ପ୍ରକାରର କୌଣସି ପ୍ଲଟ ନାହିଁ।',
  total: 'ମୋଟ',
  sortBy: 'କ୍ରମ',
  unsorted: 'ପଞ୍ଜିକାର କ୍ରମ',
  order: (header, isRising) => `${header}, ${isRising ? 'ସାନରୁ ବଡ଼' : 'ବଡ଼ରୁ ସାନ'}`,
  headers: ['ପ୍ଲଟ ନମ୍ବର', 'କିସମ', 'ରକବା (ଏକର)', 'ଦଖଲକାର', 'ବାର୍ଷିକ ଖଜଣା (₹)', 'ସ୍ଥିତି'],
  plots: [
    plot('212', 'ଶାରଦ-1', 1.24, 'ରାଧାକାନ୍ତ ସାହୁ', 1165.6, onLease),
    plot('213', 'ଶାରଦ-1', 0.865, 'ରାଧାକାନ୍ତ ସାହୁ', 813.1, onLease),
    plot('214', 'ଶାରଦ-2', 0.42, 'ଖାଲି', 0, ['warning', 'ଆବେଦନ ହୋଇଛି']),
    plot('215', 'ବାଗାୟତ', 2.1075, 'ମନ୍ଦିର', 0, ofTheTemple),
  ],
};
