import * as v from 'valibot';
import { reportKinds } from '../../constants.ts';
import { blockFirstSpecialCharacter } from '../../validators/values/characters.ts';
import { answer, filled, Id, keyed, text, Ymd } from '../common.ts';
import { TempId } from './documents.ts';
import { landRequestEntries } from '../forms/landApplication.ts';

export const ApplyLandRequest = v.object({
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  khataNo: filled(30),
  plotCode: v.optional(text(60)),
  ...landRequestEntries,
  documents: v.pipe(v.array(TempId), v.minLength(1), v.maxLength(6)),
  ...keyed,
});
export const ApplyLandAnswer = answer(v.object({ applicationNo: v.string() }));

export const GrievanceRequest = v.object({
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  khataNo: v.optional(text(30)),
  plotCode: v.optional(text(60)),
  description: filled(2000),
  kind: v.optional(v.picklist(reportKinds), 'other'),
  startedOn: v.optional(Ymd, ''),
  isOngoing: v.optional(v.boolean(), true),
  isDangerous: v.optional(v.boolean(), false),
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(6)), []),
  ...keyed,
});
export const GrievanceAnswer = answer(v.object({ tokenNo: v.string() }));

const Period = v.union([
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(99),
    v.transform((years) => `${years} Year`),
  ),
  filled(40),
]);

export const QuarryRequest = v.object({
  sourceName: v.pipe(
    filled(150),
    v.check((name) => blockFirstSpecialCharacter(name).character === undefined),
  ),
  districtCode: Id,
  tahasilCode: Id,
  villageCode: v.optional(Id),
  /** Cubic metres asked for. */
  quantity: v.pipe(v.number(), v.gtValue(0), v.maxValue(100_000_000)),
  /** Years, or a period in words. */
  leasePeriod: Period,
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(10)), []),
  ...keyed,
});
export const QuarryAnswer = answer(v.object({ applicationNo: v.string() }));

export const AadhaarRequest = v.object({ adharNo: text(14), key: filled(40) });
export const AadhaarAnswer = answer(v.object({ name: v.string(), maskedNo: v.string() }));

export const BidderRequest = v.object({
  tenderAdvertisementId: Id,
  adharNo: text(14),
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
