import type { LetterValues } from '@temple-land/portal-core';

const shared: LetterValues = {
  applicationNo: 'LA/2026/PUR/000456-K',
  receivedOn: '05-01-2026',
  khatiyan: '142',
  plot: '318',
  area: '0.2500',
  today: '16-03-2026',
  orderNo: 'LO/2026/31',
  resolutionNo: 'RES/2026/7/3',
  areaGranted: '0.2500',
  ratePerAcre: '4,50,000.00',
  ruleNo: 'RATES/2025/2',
  value: '1,12,500.00',
  concession: '11,250.00',
  fee: '200.00',
  amountDue: '1,01,450.00',
  termYears: '30',
  challanNo: 'CH/2026/0912',
  paidOn: '12-03-2026',
  dueOn: '15-04-2026',
};

/** Values of no case, with which a template is shown as it would read. */
export const sampleValues: Readonly<Record<'en' | 'or', LetterValues>> = {
  en: {
    ...shared,
    applicant: 'Applicant, son of Father',
    kind: 'Lease',
    district: 'Puri',
    tahasil: 'Brahmagiri',
    mouza: 'Sample mouza',
    officer: 'Land officer, Puri',
    reason: 'Land needed for temple use',
    remark: 'The plot is part of the road to the temple.',
    query: 'Since which year do you hold the land?',
    sheet:
      '1. Plot 318 (Sarada): 0.2500 acres at 4,50,000.00 rupees per acre by order RATES/2025/2, 1,12,500.00 rupees, less a concession of 11,250.00 rupees',
  },
  or: {
    ...shared,
    applicant: 'ଆବେଦନକାରୀ, ପିତାଙ୍କ ନାମ ସହିତ',
    kind: 'ଲିଜ୍',
    district: 'ପୁରୀ',
    tahasil: 'ବ୍ରହ୍ମଗିରି',
    mouza: 'ନମୁନା ମୌଜା',
    officer: 'ଭୂମି ଅଧିକାରୀ, ପୁରୀ',
    reason: 'ମନ୍ଦିର ବ୍ୟବହାର ପାଇଁ ଜମି ଦରକାର',
    remark: 'ପ୍ଲଟଟି ମନ୍ଦିର ରାସ୍ତାର ଅଂଶ।',
    query: 'ଆପଣ କେଉଁ ବର୍ଷଠାରୁ ଏହି ଜମି ଦଖଲ କରିଛନ୍ତି?',
    sheet:
      '1. ପ୍ଲଟ 318 (ଶାରଦ): ଆଦେଶ RATES/2025/2 ଅନୁସାରେ ଏକର ପ୍ରତି 4,50,000.00 ଟଙ୍କା ଦରରେ 0.2500 ଏକର, 1,12,500.00 ଟଙ୍କା, ରିହାତି 11,250.00 ଟଙ୍କା ବାଦ',
  },
};
