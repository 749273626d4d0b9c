import { acres, line, longText } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { requiredChoice, requiredSelect } from './requiredKinds.ts';

const ofLease = { field: 'applicationKind', is: ['renewal', 'transfer'] } as const;
const ofTransfer = { field: 'applicationKind', is: ['transfer'] } as const;
const ofExchange = { field: 'applicationKind', is: ['exchange'] } as const;
const ofCorrection = { field: 'applicationKind', is: ['correction'] } as const;

/** The fields that only some kinds of land application have: the lease, the offered land, the entry of the record. */
export const landKindFields = {
  leaseNo: {
    ...line(40, 'step.need'),
    step: 'land',
    storedAs: 'details',
    labels: { form: 'common:apply.leaseNo' },
    hint: 'common:apply.leaseNo.hint',
    shownWhen: ofLease,
    printed: { part: 'request', label: { en: 'Lease number', or: 'ଲିଜ୍ ନମ୍ବର' } },
    attestedSince: 3,
  },
  transferBasis: {
    ...requiredChoice(
      {
        transfer: {
          label: 'common:apply.transferBasis.transfer',
          hint: 'common:apply.transferBasis.transfer.hint',
          printedText: { en: 'Transfer', or: 'ହସ୍ତାନ୍ତର' },
        },
        succession: {
          label: 'common:apply.transferBasis.succession',
          hint: 'common:apply.transferBasis.succession.hint',
          printedText: { en: 'Succession', or: 'ଉତ୍ତରାଧିକାର' },
        },
      },
      'apply.transferBasis.required',
    ),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.transferBasis', summary: 'common:apply.transferBasis.short' },
    shownWhen: ofTransfer,
    printed: {
      part: 'request',
      label: { en: 'Transfer or succession', or: 'ହସ୍ତାନ୍ତର କି ଉତ୍ତରାଧିକାର' },
    },
    attestedSince: 3,
  },
  newHolder: {
    ...line(120, 'step.need'),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.newHolder' },
    hint: 'common:apply.newHolder.hint',
    shownWhen: ofTransfer,
    printed: { part: 'request', label: { en: 'New holder of the lease', or: 'ଲିଜ୍‌ର ନୂତନ ଧାରକ' } },
    attestedSince: 3,
  },
  offeredLand: {
    ...longText(500, 'step.need'),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.offeredLand' },
    hint: 'common:apply.offeredLand.hint',
    shownWhen: ofExchange,
    printed: { part: 'request', label: { en: 'Land offered', or: 'ପ୍ରସ୍ତାବିତ ଜମି' } },
    attestedSince: 3,
  },
  offeredArea: {
    ...acres('apply.area.number'),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.offeredArea' },
    hint: 'common:apply.area.hint',
    shownWhen: ofExchange,
    printed: { part: 'request', label: { en: 'Area offered in acres', or: 'ପ୍ରସ୍ତାବିତ ରକବା (ଏକର)' } },
    attestedSince: 3,
  },
  recordEntry: {
    ...requiredSelect(
      {
        holder: {
          label: 'common:apply.recordEntry.holder',
          printedText: { en: 'Name of the tenant or lessee', or: 'ରୟତ କିମ୍ବା ଲିଜ୍ ଧାରକଙ୍କ ନାମ' },
        },
        marfatdar: {
          label: 'common:apply.recordEntry.marfatdar',
          printedText: { en: 'Marfatdar', or: 'ମାର୍ଫତଦାର' },
        },
        area: { label: 'common:apply.recordEntry.area', printedText: { en: 'Area', or: 'ରକବା' } },
        kisam: { label: 'common:apply.recordEntry.kisam', printedText: { en: 'Kisam', or: 'କିସମ' } },
        satwa: {
          label: 'common:apply.recordEntry.satwa',
          printedText: { en: 'Satwa', or: 'ସ୍ୱତ୍ୱ' },
        },
        plotNo: {
          label: 'common:apply.recordEntry.plotNo',
          printedText: { en: 'Plot number', or: 'ପ୍ଲଟ ନମ୍ବର' },
        },
        boundary: {
          label: 'common:apply.recordEntry.boundary',
          printedText: { en: 'Boundary', or: 'ଚୌହଦି' },
        },
        other: {
          label: 'common:apply.recordEntry.other',
          printedText: { en: 'Other entry', or: 'ଅନ୍ୟ ବିବରଣୀ' },
        },
      },
      'apply.recordEntry.required',
    ),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.recordEntry' },
    placeholder: 'common:apply.recordEntry.choose',
    shownWhen: ofCorrection,
    printed: { part: 'request', label: { en: 'Entry to be corrected', or: 'ସଂଶୋଧନ ଯୋଗ୍ୟ ବିବରଣୀ' } },
    attestedSince: 3,
  },
  entryNow: {
    ...line(200, 'step.need'),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.entryNow' },
    shownWhen: ofCorrection,
    printed: { part: 'request', label: { en: 'The record says', or: 'ରେକର୍ଡରେ ଅଛି' } },
    attestedSince: 3,
  },
  entryWanted: {
    ...line(200, 'step.need'),
    step: 'purpose',
    storedAs: 'details',
    labels: { form: 'common:apply.entryWanted' },
    shownWhen: ofCorrection,
    printed: { part: 'request', label: { en: 'It should say', or: 'ହେବା ଉଚିତ' } },
    attestedSince: 3,
  },
} as const satisfies Readonly<Record<string, FormField<'land' | 'purpose'>>>;
