import * as v from 'valibot';

// The parts of the Open Contracting Data Standard 1.1 that the portal publishes: its required fields
// are required here, its closed codelists are closed here. Open codelists contain only the codes in use.

const Text = v.pipe(v.string(), v.nonEmpty());
const Moment = v.pipe(v.string(), v.isoTimestamp());
const WebAddress = v.pipe(v.string(), v.url());
const Period = v.strictObject({
  startDate: v.optional(Moment),
  endDate: v.optional(Moment),
  durationInDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const Value = v.strictObject({ amount: v.number(), currency: v.literal('INR') });
const Reference = v.strictObject({ id: Text, name: Text });

const Document = v.strictObject({
  id: Text,
  documentType: v.picklist(['tenderNotice', 'biddingDocuments']),
  title: v.optional(Text),
  url: WebAddress,
  format: v.optional(Text),
});

const Milestone = v.strictObject({
  id: Text,
  title: Text,
  type: v.picklist(['preProcurement', 'assessment', 'financing', 'engagement']),
  dueDate: Moment,
  status: v.picklist(['scheduled', 'met', 'notMet', 'partiallyMet']),
});

const Tender = v.strictObject({
  id: Text,
  title: Text,
  status: v.picklist([
    'planning',
    'planned',
    'active',
    'cancelled',
    'unsuccessful',
    'complete',
    'withdrawn',
  ]),
  procuringEntity: Reference,
  procurementMethod: v.picklist(['open', 'selective', 'limited', 'direct']),
  procurementMethodDetails: v.optional(Text),
  awardCriteria: v.optional(v.literal('priceOnly')),
  submissionMethod: v.optional(v.array(v.picklist(['electronicAuction', 'inPerson', 'written']))),
  tenderPeriod: Period,
  enquiryPeriod: v.optional(Period),
  awardPeriod: v.optional(Period),
  contractPeriod: v.optional(Period),
  items: v.optional(v.array(v.strictObject({ id: Text, description: Text }))),
  documents: v.optional(v.array(Document)),
  milestones: v.optional(v.array(Milestone)),
  amendments: v.optional(v.array(v.strictObject({ id: Text, date: Moment, rationale: Text }))),
  // Extension "participation fees".
  participationFees: v.optional(
    v.array(v.strictObject({ id: Text, type: v.array(v.picklist(['submission'])), value: Value })),
  ),
  // Extension "submission terms".
  submissionTerms: v.optional(v.strictObject({ depositsGuarantees: Text })),
});

/** A release of the standard: the state of one tender at one time. */
export const OcdsRelease = v.strictObject({
  ocid: v.pipe(v.string(), v.regex(/^ocds-[a-z0-9]{6}-.+$/)),
  id: Text,
  date: Moment,
  language: v.literal('en'),
  tag: v.pipe(v.array(v.picklist(['tender', 'tenderUpdate'])), v.minLength(1)),
  initiationType: v.literal('tender'),
  parties: v.array(
    v.strictObject({
      id: Text,
      name: Text,
      roles: v.array(v.picklist(['buyer', 'procuringEntity'])),
    }),
  ),
  buyer: Reference,
  tender: Tender,
});
export type OcdsRelease = v.InferOutput<typeof OcdsRelease>;

/** A release package: all tenders in one file. */
export const OcdsPackage = v.strictObject({
  uri: WebAddress,
  version: v.literal('1.1'),
  extensions: v.array(WebAddress),
  publishedDate: Moment,
  publisher: v.strictObject({ name: Text }),
  releases: v.array(OcdsRelease),
});
export type OcdsPackage = v.InferOutput<typeof OcdsPackage>;
