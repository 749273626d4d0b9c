import * as v from 'valibot';
import { PublicDocument } from '../content/publicDocument.ts';
import { answer, filled, Id, keyed, Moment, text, Ymd } from '../common.ts';

export const TenderSearchRequest = v.object({ title: text(200), startDate: Ymd });
export const Tender = v.object({
  tenderAdvertisementId: Id,
  letterNo: v.string(),
  title: v.string(),
  startDate: Moment,
  closeDate: Moment,
  uploadDoc: v.nullable(v.string()),
  document: v.optional(PublicDocument),
});
export type Tender = v.InferOutput<typeof Tender>;
export const TenderSearchAnswer = answer(v.array(Tender));

/** The public pages spell the key `intId`, the tender document `intid`. */
export const AuctionRequest = v.union([v.object({ intId: Id }), v.object({ intid: Id })]);

/**
 * An auction by position: 0 id, 1 letter number, 2 lease period, 3 its unit, 4 royalty, 5 source name,
 * 6 and 7 Form M, 8 and 9 deposit, 10 and 11 bid download, 12 technical evaluation, 13 application fee,
 * 14 security amount, 15 and 16 slot, 17 auction name, 18 committee, 19 end of the evaluation.
 */
export const AuctionRow = v.array(v.nullable(v.union([v.string(), v.number()])));
export type AuctionRow = v.InferOutput<typeof AuctionRow>;
export const AuctionAnswer = answer(v.array(AuctionRow));

/** The state of a tender: before its opening time, from it to the closing time inclusive, and after that. */
export const TenderState = v.picklist(['upcoming', 'open', 'closed']);
export type TenderState = v.InferOutput<typeof TenderState>;

/** A tender with its state at the time of the answer, and its auction if there is one. */
export const TenderDetails = v.object({
  tender: Tender,
  state: TenderState,
  auction: v.nullable(AuctionRow),
});
export type TenderDetails = v.InferOutput<typeof TenderDetails>;
export const TenderDetailsRequest = v.object({ tenderAdvertisementId: Id });
export const TenderDetailsAnswer = answer(TenderDetails);

/** A change of a published tender: the label of the field, old and new value. */
export const TenderChange = v.object({ label: v.string(), from: v.string(), to: v.string() });
export type TenderChange = v.InferOutput<typeof TenderChange>;
export const Corrigendum = v.object({
  number: v.number(),
  reason: v.string(),
  changes: v.array(TenderChange),
  issuedOn: Moment,
});
export type Corrigendum = v.InferOutput<typeof Corrigendum>;

/** An answered question about a tender, without its author. */
export const TenderQuestion = v.object({
  question: v.string(),
  askedOn: Moment,
  answer: v.string(),
  answeredOn: Moment,
});
export type TenderQuestion = v.InferOutput<typeof TenderQuestion>;

export const TenderHistoryRequest = v.object({ tenderAdvertisementId: Id });
export const TenderHistoryAnswer = answer(
  v.object({ corrigenda: v.array(Corrigendum), questions: v.array(TenderQuestion) }),
);
/** A tender by the number in an address. */
export const TenderFileRequest = v.object({
  tenderId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
});
export const TenderAskRequest = v.object({
  tenderAdvertisementId: Id,
  question: filled(1000),
  ...keyed,
});
