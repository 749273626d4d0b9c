import * as v from 'valibot';
import { answer, filled, Id, keyed, text } from '../common.ts';
import { bidderFields } from '../forms/bidderRegistration.ts';
import { formRequest } from '../forms/formSchemas.ts';
import { reportFields } from '../forms/illegitimateUseReport.ts';
import { landApplicationFields } from '../forms/landApplication.ts';
import { quarryFields } from '../forms/quarryApplication.ts';
import { KindsOfFiles, TempId } from './documents.ts';

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
    documents: v.pipe(v.array(TempId), v.minLength(1), v.maxLength(6)),
    documentKinds: KindsOfFiles,
    ...keyed,
  },
);
export const ApplyLandAnswer = answer(v.object({ applicationNo: v.string() }));

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
    documents: v.optional(v.pipe(v.array(TempId), v.maxLength(6)), []),
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

const draftField = v.record(filled(60), text(4000));
const formId = v.picklist([1, 2, 6]);
export const DraftSaveRequest = v.object({
  formId,
  /** The entered values by field name; at most 60. */
  content: v.pipe(
    draftField,
    v.check((fields) => Object.keys(fields).length <= 60),
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
