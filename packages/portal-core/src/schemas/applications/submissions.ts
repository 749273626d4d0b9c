import * as v from 'valibot';
import { answer, filled, Id, keyed, text } from '../common.ts';
import { bidderFields } from '../forms/bidderRegistration.ts';
import { formRequest } from '../forms/formSchemas.ts';
import { positionSources, reportFields } from '../forms/illegitimateUseReport.ts';
import { GeoPoint } from '../land/geoPoint.ts';
import type { MessageKey } from '../../messages/en.ts';
import { applicationKinds, landApplicationFields } from '../forms/landApplication.ts';
import { quarryFields } from '../forms/quarryApplication.ts';
import { reportPhotosHighest } from '../../constants.ts';
import { KindsOfFiles, TempId } from './documents.ts';
import { UsedPlots } from './landPlots.ts';
import { OrderNo } from './payments.ts';

export const ApplyLandRequest = formRequest(
  {
    districtCode: Id,
    tahasilCode: Id,
    villageCode: Id,
    khataNo: filled(30),
    plotCode: v.optional(text(60)),
  },
  landApplicationFields,
  {
    otherPlots: v.optional(UsedPlots),
    /** The order by which the application fee was paid online. */
    paymentNo: v.optional(OrderNo),
    /** The wording that the applicant has declared; a request that names its kind has it. */
    declarationVersion: v.optional(text(20)),
    documents: v.pipe(v.array(TempId), v.minLength(1), v.maxLength(30)),
    documentKinds: KindsOfFiles,
    ...keyed,
  },
);
/** The one-time code by which an application is confirmed. */
export const ConfirmationRequest = v.object({ otp: text(6) });

export const ApplyLandAnswer = answer(v.object({ applicationNo: v.string() }));

/** Checks a plot for a kind of application before it is submitted, with the lease and the acres once they are typed. */
export const LandCheckRequest = v.object({
  plotCode: filled(60),
  applicationKind: v.picklist(applicationKinds),
  leaseNo: v.optional(text(40)),
  area: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000))),
});

/** A reason why an application would be refused: the message of the catalogue, and the field that it is about. */
export const LandProblem = v.object({
  field: v.picklist(['plotCode', 'leaseNo', 'area']),
  key: v.picklist([
    'apply.area.large',
    'apply.lease.area',
    'apply.lease.unknown',
    'apply.place.wrong',
    'apply.plot.case',
    'apply.plot.disputed',
    'apply.plot.leased',
    'apply.plot.required',
    'apply.plot.sold',
    'apply.plot.taken',
    'apply.plot.temple',
    'apply.plot.unavailable',
  ] satisfies MessageKey[]),
  /** The acres that the message names. */
  n: v.optional(v.string()),
});
export type LandProblem = v.InferOutput<typeof LandProblem>;

/** What an applicant should know about a plot that is not refused for it, as messages of the catalogue. */
export const LandWarning = v.picklist([
  'apply.warn.auction',
  'apply.warn.case',
] satisfies MessageKey[]);
export type LandWarning = v.InferOutput<typeof LandWarning>;

export const LandCheck = v.object({
  problems: v.array(LandProblem),
  /** A live case about the plot, and an open auction on it or in its mouza. */
  warnings: v.optional(v.array(LandWarning)),
  /** The kinds of application that are possible for the plot instead, when this one is not. */
  otherKinds: v.array(v.picklist(applicationKinds)),
  /** The lease of the number, without its holder; null if none is asked for or recorded. */
  lease: v.nullable(v.object({ area: v.number(), endsOn: v.string() })),
});
export type LandCheck = v.InferOutput<typeof LandCheck>;
export const LandCheckAnswer = answer(LandCheck);

export const GrievanceRequest = formRequest(
  {
    districtCode: Id,
    tahasilCode: Id,
    villageCode: Id,
    khataNo: v.optional(text(30)),
    plotCode: v.optional(text(60)),
  },
  reportFields,
  {
    /** Where the use was seen; the service strips positions from the photos, so that only this one is stored. */
    position: v.optional(v.object({ ...GeoPoint.entries, source: v.picklist(positionSources) })),
    documents: v.optional(v.pipe(v.array(TempId), v.maxLength(reportPhotosHighest)), []),
    documentKinds: KindsOfFiles,
    ...keyed,
  },
);
export const GrievanceAnswer = answer(v.object({ tokenNo: v.string() }));

export const QuarryRequest = formRequest(
  { districtCode: Id, tahasilCode: Id, villageCode: v.optional(Id) },
  quarryFields,
  {
    documents: v.optional(v.pipe(v.array(TempId), v.maxLength(10)), []),
    documentKinds: KindsOfFiles,
    ...keyed,
  },
);
export const QuarryAnswer = answer(v.object({ applicationNo: v.string() }));

export const AadhaarRequest = v.object({ adharNo: text(14), key: filled(40) });
export const AadhaarAnswer = answer(v.object({ name: v.string(), maskedNo: v.string() }));

export const BidderRequest = formRequest({ tenderAdvertisementId: Id }, bidderFields, {
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(10)), []),
  ...keyed,
});
export const BidderAnswer = answer(v.object({ bidderNo: v.string() }));

export const FormListAnswer = answer(v.array(v.object({ formId: Id, formName: v.string() })));

// Ten plots with what is next to each are one field.
const draftField = v.record(filled(60), text(16_000));
/** The most characters of the values of a draft. */
const draftMax = 400_000;
const formId = v.picklist([1, 2, 6]);
export const DraftSaveRequest = v.object({
  formId,
  /** The entered values by field name; at most 100. */
  content: v.pipe(
    draftField,
    v.check((fields) => Object.keys(fields).length <= 100),
    v.check((fields) => Object.values(fields).join('').length <= draftMax),
  ),
  /** The version that the client has loaded; 0 for the first save. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The idempotency key of the later submission; it identifies the open form. */
  ...keyed,
});
export const DraftSaveAnswer = answer(v.object({ version: v.number(), savedOn: v.string() }));
export const DraftRequest = v.object({ formId });
export const DraftAnswer = answer(
  v.object({ content: draftField, version: v.number(), savedOn: v.string(), endsOn: v.string() }),
);
