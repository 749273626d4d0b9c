import type { StatusTone } from '../../index.ts';
import * as officer from '../officer/officerTexts.ts';

/** A figure with its label. */
export interface Figure {
  label: string;
  value: string;
  unit?: string;
  context: string;
}

/** A pending application. */
export interface PendingApplication {
  number: string;
  name: string;
  type: string;
  mouza: string;
  days: number;
  tone: StatusTone;
  action: string;
}

const createApplication = (
  number: string,
  name: string,
  type: string,
  mouza: string,
  days: number,
  [tone, action]: readonly [StatusTone, string],
): PendingApplication => ({ number, name, type, mouza, days, tone, action });

const figures: readonly [Figure, Figure, Figure, Figure] = [
  { label: 'Waiting for you', value: '12', context: '3 are overdue' },
  { label: 'Open in district', value: '412', context: '18 fewer than last month' },
  { label: 'Median days to decide', value: '23', context: 'Target is 30 days' },
  { label: 'Area under lease', value: '8,214.6', unit: 'acres', context: '31% of mapped area' },
];

const land = 'Land application';

/** English texts and data of the screen. */
export const english = {
  officer: officer.english,
  title: 'Inbox',
  lead: 'Puri district. Figures as on 21-11-2026, 9:00 am',
  download: 'Download report (PDF)',
  summary: 'Figures',
  figures,
  waitingTitle: 'Waiting for you',
  filter: 'Number, name or mouza',
  headers: ['Application', 'Type', 'Mouza', 'Waiting', 'Next action', 'Open'] as readonly string[],
  days: (count: number) => `${count} days`,
  open: 'Open',
  count: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
  none: 'No Record Found.',
  noneText: 'No application matches what you typed.',
  sortBy: 'Sort by',
  unsorted: 'Order of arrival',
  order: (header: string, isRising: boolean) =>
    `${header}, ${isRising ? 'smallest first' : 'largest first'}`,
  rows: [
    createApplication('LA/2026/PUR/004182', 'Sarojini Behera', land, 'Rebana Nuagaon', 18, [
      'warning',
      'Verify on field',
    ]),
    createApplication(
      'IL/2026/PUR/001204',
      'Reported by citizen',
      'Illegitimate land use',
      'Satapada',
      11,
      ['danger', 'Overdue'],
    ),
    createApplication('LA/2026/PUR/004177', 'Rabindra Pradhan', land, 'Gadarodanga', 6, [
      'warning',
      'Check record',
    ]),
    createApplication('CS/2026/PUR/000388', 'Case 14/2025', 'Case', 'Malatipatpur', 5, [
      'warning',
      'Hearing 28-11-2026',
    ]),
    createApplication('LA/2026/PUR/004169', 'Mamata Jena', land, 'Chandanpur', 3, [
      'success',
      'Issue order',
    ]),
    createApplication('LA/2026/PUR/004165', 'Debasis Mohanty', land, 'Birapurusottampur', 2, [
      'info',
      'Returned by citizen',
    ]),
  ] as readonly PendingApplication[],
};

/** Texts and data of the screen in one language. */
export type InboxTexts = typeof english;

const odiaLand = 'ଜମି ଆବେଦନ';

/** Odia texts and data of the screen. */
export const odia: InboxTexts = {
  officer: officer.odia,
  title: 'ଇନ୍‌ବକ୍ସ',
  lead: 'ପୁରୀ ଜିଲ୍ଲା। 21-11-2026, ସକାଳ 9:00 ର ସଂଖ୍ୟା',
  download: 'ଡାଉନଲୋଡ୍ (PDF)',
  summary: 'ସଂଖ୍ୟା',
  figures: [
    { label: 'ନିଷ୍ପତ୍ତି ଅପେକ୍ଷାରେ', value: '12', context: 'ଆପଣଙ୍କ ଅଞ୍ଚଳରେ' },
    { label: 'ଅନୁମୋଦିତ', value: '284', context: 'ଆବେଦନକାରୀଙ୍କ ସପକ୍ଷରେ ନିଷ୍ପତ୍ତି' },
    { label: 'ଅପେକ୍ଷା ଦିନ', value: '23', context: 'ଲକ୍ଷ୍ୟ 30 ଦିନ' },
    {
      label: 'ଅନୁମୋଦିତ ରକବା',
      value: '8,214.6',
      unit: 'ଏକର',
      context: 'ସମସ୍ତ ଅନୁମୋଦିତ ଆବେଦନର',
    },
  ],
  waitingTitle: 'ନିଷ୍ପତ୍ତି ଅପେକ୍ଷାରେ',
  filter: 'ନମ୍ବର, ନାମ କିମ୍ବା ମୌଜା',
  headers: ['ଆବେଦନ', 'ପ୍ରକାର', 'ମୌଜା', 'ଅପେକ୍ଷା ଦିନ', 'ପରବର୍ତ୍ତୀ', 'ଖୋଲନ୍ତୁ'],
  days: (count) => `${count} ଦିନ`,
  open: 'ଖୋଲନ୍ତୁ',
  count: (count) => `${count}ଟି ଆବେଦନ`,
  none: 'କୌଣସି ରେକର୍ଡ ମିଳିଲା ନାହିଁ।',
  noneText: 'ଏହି ପ୍ରକାର ଓ ସ୍ଥିତିର କୌଣସି ଆବେଦନ ନାହିଁ।',
  sortBy: 'କ୍ରମ',
  unsorted: 'ଆସିବା କ୍ରମ',
  order: (header, isRising) => `${header}, ${isRising ? 'ସାନରୁ ବଡ଼' : 'ବଡ଼ରୁ ସାନ'}`,
  rows: [
    createApplication('LA/2026/PUR/004182', 'ସରୋଜିନୀ ବେହେରା', odiaLand, 'ରେବଣା ନୂଆଗାଁ', 18, [
      'warning',
      'ଯାଞ୍ଚ',
    ]),
    createApplication('IL/2026/PUR/001204', 'ନାଗରିକ', 'ଅବୈଧ ଜମି ବ୍ୟବହାର', 'ସାତପଡ଼ା', 11, [
      'danger',
      'ବିଳମ୍ବ',
    ]),
    createApplication('LA/2026/PUR/004177', 'ରବୀନ୍ଦ୍ର ପ୍ରଧାନ', odiaLand, 'ଗଡ଼ରୋଡ଼ଙ୍ଗ', 6, [
      'warning',
      'ରେକର୍ଡ ଯାଞ୍ଚ',
    ]),
    createApplication('LA/2026/PUR/004169', 'ମମତା ଜେନା', odiaLand, 'ଚନ୍ଦନପୁର', 3, [
      'success',
      'ଆଦେଶ',
    ]),
  ],
};
