import * as v from 'valibot';
import { citizenMobile } from '../../validators/values/mobile.ts';
import { PersonalCode } from '../../validators/values/personalCode.ts';
import { ProfileName } from '../../validators/values/person.ts';
import { answer, filled, Id, Moment, page, paging, text } from '../common.ts';
import { ApplicationType, StatusCode } from '../applications/track.ts';
import { StageProgress } from '../applications/ownApplications.ts';

const Mobile = v.pipe(v.string(), v.regex(citizenMobile));

/** Sends a code to the mobile number of the person for whom the caller will act. */
export const PersonCodeRequest = v.object({ mobile: Mobile });

/**
 * Begins to act for a person, who proves consent by a code on the own mobile, by the personal code that
 * was printed at a counter, or, at a counter and without a mobile, by a signed form.
 */
export const RepresentationStartRequest = v.variant('proof', [
  v.object({
    proof: v.literal('otp'),
    mobile: Mobile,
    otp: text(6),
    /** The name of a person who has no account yet. */
    fullName: v.optional(ProfileName),
  }),
  v.object({ proof: v.literal('personalCode'), personalCode: PersonalCode }),
  v.object({
    proof: v.literal('form'),
    fullName: ProfileName,
    /** The number of the signed form, which the counter keeps. */
    formNo: filled(30),
  }),
]);
export type RepresentationStartRequest = v.InferOutput<typeof RepresentationStartRequest>;

/** The person for whom the caller acts, and until when. */
export const Representation = v.object({ personId: Id, fullName: v.string(), endsOn: Moment });
export type Representation = v.InferOutput<typeof Representation>;

export const RepresentationAnswer = answer(Representation);
export const RepresentationStartAnswer = answer(
  v.object({
    ...Representation.entries,
    /** The code of a person without a mobile; shown once, to be printed. Empty for other persons. */
    personalCode: v.string(),
  }),
);

/** An application that the caller sent for another person. */
export const FiledApplication = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  personName: v.string(),
  statusType: StatusCode,
  state: v.string(),
  createdOn: Moment,
  progress: StageProgress,
});
export type FiledApplication = v.InferOutput<typeof FiledApplication>;
export const FiledListRequest = v.object(paging);
export const FiledListAnswer = page(FiledApplication);
