import { line } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { possessionProofs } from './possessionProofs.ts';
import {
  optionalLine,
  optionalPastYear,
  optionalSelect,
  pastYear,
  requiredSelect,
} from './requiredKinds.ts';

const ofPurchase = { field: 'applicationKind', is: ['purchase'] } as const;
const ofAnyKind = {
  field: 'applicationKind',
  is: ['purchase', 'lease', 'renewal', 'transfer', 'exchange', 'correction'],
} as const;

const stored = { step: 'purpose', storedAs: 'details' } as const;

/** The fields of the applicant's possession, and the earlier application. */
export const landPossessionFields = {
  possessionSince: {
    ...pastYear('apply.year.past'),
    ...stored,
    labels: { form: 'common:apply.possessionSince' },
    isHalf: true,
    shownWhen: ofPurchase,
    printed: { part: 'request', label: { en: 'In possession since', or: 'ଦଖଲ ଆରମ୍ଭ ବର୍ଷ' } },
    attestedSince: 3,
  },
  possessionBasis: {
    ...requiredSelect(
      {
        inherited: {
          label: 'common:apply.possession.inherited',
          printedText: { en: 'Inherited', or: 'ଉତ୍ତରାଧିକାର ସୂତ୍ରରେ' },
        },
        purchase: {
          label: 'common:apply.possession.purchase',
          printedText: { en: 'Bought from the possessor before', or: 'ପୂର୍ବ ଦଖଲକାରଙ୍କଠାରୁ କିଣା' },
        },
        permission: {
          label: 'common:apply.possession.permission',
          printedText: { en: 'By permission of the temple', or: 'ମନ୍ଦିରର ଅନୁମତିରେ' },
        },
        lease: {
          label: 'common:apply.possession.lease',
          printedText: { en: 'By a lease', or: 'ଲିଜ୍ ସୂତ୍ରରେ' },
        },
        other: {
          label: 'common:apply.possession.other',
          printedText: { en: 'In another way', or: 'ଅନ୍ୟ ଭାବରେ' },
        },
      },
      'shared.select',
    ),
    ...stored,
    labels: { form: 'common:apply.possession' },
    placeholder: 'common:apply.possession.choose',
    isHalf: true,
    shownWhen: ofPurchase,
    printed: { part: 'request', label: { en: 'How it began', or: 'ଦଖଲର ଆଧାର' } },
    attestedSince: 3,
  },
  possessionLeaseNo: {
    ...line(40, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.possessionLeaseNo' },
    isHalf: true,
    shownWhen: { field: 'possessionBasis', is: ['lease'] },
    printed: { part: 'request', label: { en: 'Lease of the possession', or: 'ଦଖଲର ଲିଜ୍' } },
  },
  possessionProofs: {
    ...possessionProofs(),
    ...stored,
    labels: { form: 'common:apply.proofs' },
    hint: 'common:apply.proofs.hint',
    shownWhen: ofPurchase,
    printed: { part: 'request', label: { en: 'Proofs of possession', or: 'ଦଖଲର ପ୍ରମାଣ' } },
  },
  rentPaidUntil: {
    ...optionalPastYear('apply.year.past'),
    ...stored,
    labels: { form: 'common:apply.rentPaidUntil' },
    hint: 'common:apply.rentPaidUntil.hint',
    shownWhen: ofPurchase,
    printed: {
      part: 'request',
      label: { en: 'Rent receipts up to', or: 'ଖଜଣା ରସିଦ କେଉଁ ବର୍ଷ ପର୍ଯ୍ୟନ୍ତ' },
    },
  },
  offeredMode: {
    ...optionalSelect({
      premiumRent: {
        label: 'common:apply.offered.premiumRent',
        printedText: { en: 'Premium and yearly rent', or: 'ପ୍ରିମିୟମ୍ ଓ ବାର୍ଷିକ ଖଜଣା' },
      },
      oneTime: {
        label: 'common:apply.offered.oneTime',
        printedText: { en: 'One payment', or: 'ଏକକାଳୀନ ଦେୟ' },
      },
    }),
    ...stored,
    labels: { form: 'common:apply.offered' },
    placeholder: 'common:apply.offered.choose',
    shownWhen: { field: 'applicationKind', is: ['purchase', 'lease'] },
    printed: { part: 'request', label: { en: 'Wants to pay', or: 'କିପରି ଦେବାକୁ ଚାହାଁନ୍ତି' } },
  },
  incomeBand: {
    ...optionalSelect({
      upTo1: {
        label: 'common:apply.income.upTo1',
        printedText: { en: 'Up to 1 lakh rupees', or: '1 ଲକ୍ଷ ଟଙ୍କା ପର୍ଯ୍ୟନ୍ତ' },
      },
      upTo3: {
        label: 'common:apply.income.upTo3',
        printedText: { en: '1 to 3 lakh rupees', or: '1 ରୁ 3 ଲକ୍ଷ ଟଙ୍କା' },
      },
      upTo8: {
        label: 'common:apply.income.upTo8',
        printedText: { en: '3 to 8 lakh rupees', or: '3 ରୁ 8 ଲକ୍ଷ ଟଙ୍କା' },
      },
      above8: {
        label: 'common:apply.income.above8',
        printedText: { en: 'More than 8 lakh rupees', or: '8 ଲକ୍ଷ ଟଙ୍କାରୁ ଅଧିକ' },
      },
    }),
    ...stored,
    labels: { form: 'common:apply.income' },
    hint: 'common:apply.income.hint',
    placeholder: 'common:apply.notSaid',
    shownWhen: { field: 'applicantKind', is: ['individual', 'joint'] },
    printed: { part: 'details', label: { en: 'Income of a year', or: 'ବାର୍ଷିକ ଆୟ' } },
  },
  policyClause: {
    ...optionalLine(80),
    ...stored,
    labels: { form: 'common:apply.policyClause' },
    hint: 'common:apply.policyClause.hint',
    shownWhen: ofAnyKind,
    printed: { part: 'request', label: { en: 'Clause of the policy', or: 'ନୀତିର ଧାରା' } },
  },
  previousNo: {
    ...optionalLine(40),
    ...stored,
    labels: { form: 'common:apply.previousNo' },
    hint: 'common:apply.previousNo.hint',
    shownWhen: ofAnyKind,
    printed: { part: 'request', label: { en: 'Earlier application', or: 'ପୂର୍ବ ଆବେଦନ' } },
  },
} as const satisfies Readonly<Record<string, FormField<'purpose'>>>;
