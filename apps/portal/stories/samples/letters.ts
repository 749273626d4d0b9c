import { sampleWording, type Output } from '@temple-land/portal-core';

const orderEn = `Order {orderNo} of {today}

Subject: sale of temple land to its possessor, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The sale of {areaGranted} acres to the applicant is sanctioned at {ratePerAcre} rupees per acre.`;
const orderOr = `ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ଦଖଲକାରଙ୍କୁ ମନ୍ଦିର ଜମି ବିକ୍ରୟ, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଆବେଦନକାରୀଙ୍କୁ {areaGranted} ଏକର ଜମି ଏକର ପ୍ରତି {ratePerAcre} ଟଙ୍କା ଦରରେ ବିକ୍ରୟ କରିବାକୁ ମଞ୍ଜୁରୀ ଦିଆଗଲା।`;
const queryEn = `To
{applicant}

Before the office can continue, it needs an answer:

{query}

Please answer by {dueOn}.`;
const queryOr = `ପ୍ରାପକ
{applicant}

କାର୍ଯ୍ୟ ଆଗେଇବା ପାଇଁ କାର୍ଯ୍ୟାଳୟକୁ ଏହାର ଉତ୍ତର ଦରକାର:

{query}

ଦୟାକରି {dueOn} ସୁଦ୍ଧା ଉତ୍ତର ଦିଅନ୍ତୁ।`;

const first = {
  version: 1,
  savedOn: '2026-01-01T00:00:00.000Z',
  savedBy: '',
  reason: sampleWording,
};

/** The general order with a second version, and the question to the applicant. */
export const letterTemplateList = {
  status: 200,
  result: [
    {
      kind: 'order',
      applicationKind: '',
      version: 2,
      en: orderEn,
      or: orderOr,
      savedOn: '2026-06-02T06:30:00.000Z',
      savedBy: 'Bijay Mohanty',
      reason: 'The rate is named in the order.',
    },
    { kind: 'order', applicationKind: '', ...first, en: orderEn, or: orderOr },
    { kind: 'query', applicationKind: '', ...first, en: queryEn, or: queryOr },
  ],
} satisfies Output<'letterTemplateList'>;

/** The question to an applicant as it is drafted. */
export const letterDraft = {
  status: 200,
  result: {
    kind: 'query',
    version: 1,
    en: 'To\nPrakash Parida\n\nBefore the office can continue, it needs an answer:\n\nSince which year do you hold the land?\n\nPlease answer by 20-12-2026.',
    or: 'ପ୍ରାପକ\nପ୍ରକାଶ ପରିଡ଼ା\n\nକାର୍ଯ୍ୟ ଆଗେଇବା ପାଇଁ କାର୍ଯ୍ୟାଳୟକୁ ଏହାର ଉତ୍ତର ଦରକାର:\n\nଆପଣ କେଉଁ ବର୍ଷଠାରୁ ଏହି ଜମି ଦଖଲ କରିଛନ୍ତି?\n\nଦୟାକରି 20-12-2026 ସୁଦ୍ଧା ଉତ୍ତର ଦିଅନ୍ତୁ।',
  },
} satisfies Output<'letterDraft'>;
