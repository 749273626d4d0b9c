import * as v from 'valibot';
import { fontSizeMaxPx, fontSizeMinPx } from '../../constants.ts';
import { languages } from '../../messages/languages.ts';
import { Id, answer, captchaAnswer, Failure, Moment, text } from '../common.ts';
import { ProofKind } from './factors.ts';
import { Waiting } from './pendingChanges.ts';

/** C counter operator, CI citizen, O land officer, T tahasil officer, A administrator. */
export const UserType = v.picklist(['C', 'CI', 'O', 'T', 'A']);
export type UserType = v.InferOutput<typeof UserType>;

export const LoginRequest = v.object({
  username: text(30),
  password: text(24),
  userType: UserType,
  ...captchaAnswer,
});

/** The details of a signed-in user; `userRollId` is the spelling on the wire. */
export const Profile = v.object({
  userId: Id,
  userName: v.string(),
  fullName: v.string(),
  userType: UserType,
  userRollId: v.number(),
  emailId: v.string(),
  mobileNo: v.string(),
  districtCode: v.string(),
  tahasilCode: v.string(),
  userRoleType: v.string(),
  isFirstLogin: v.picklist([0, 1]),
  /** 1 when the user must set up a second factor first; absent otherwise. */
  needsFactor: v.optional(v.literal(1)),
  /** Present when the user has chosen the dark theme; absent otherwise. */
  theme: v.optional(v.literal('dark')),
  /** The language and the root text size in px that the user has chosen for every device; absent otherwise. */
  pageLanguage: v.optional(v.picklist(languages)),
  textSize: v.optional(v.number()),
  /** The new e-mail address that waits for its confirmation, in one's own details. */
  pendingEmailId: v.optional(v.string()),
  /** The rights to data of an officer whose role lacks one, after login; absent for others. */
  dataRights: v.optional(v.array(v.string())),
  /** The document of the own photo; absent without one. */
  photoId: v.optional(Id),
  /** The post of an officer, in one's own details; absent without one. */
  designation: v.optional(v.string()),
  /** 1 in the own details of a citizen whose changed name needs a proof and an approval. */
  needsNameProof: v.optional(v.literal(1)),
  /** The new name that waits for approval, in one's own details. */
  pendingName: v.optional(v.string()),
});
export type Profile = v.InferOutput<typeof Profile>;

const sessionOpened = v.object({
  status: v.literal(200),
  result: v.string(),
  ...Profile.entries,
});
const accountLocked = v.object({
  status: v.literal(777),
  TimeLeft: v.pipe(v.number(), v.integer()),
});

/** 202: the password is correct and the second factor must be confirmed in the same browser. */
export const LoginAnswer = v.union([
  sessionOpened,
  accountLocked,
  v.object({ status: v.literal(202), factors: v.array(ProofKind) }),
  v.object({ status: v.picklist([0, 223, 429, 432, 444, 500]) }),
]);

/** The second step of a login: 403 the first step is missing or expired in this browser, 500 wrong code. */
export const SecondStepAnswer = v.union([
  sessionOpened,
  accountLocked,
  v.object({ status: v.picklist([400, 403, 444, 500]) }),
]);

/** Why a session ends before it expires. */
export const SignOutReason = v.picklist([
  'pressed',
  'idle',
  'wrongArea',
  'expired',
  'passwordChanged',
  'everywhere',
]);
export type SignOutReason = v.InferOutput<typeof SignOutReason>;

/** The reason is stored with the end of the session. */
export const LogoutRequest = v.object({ reason: v.optional(SignOutReason) });

/** How a sign-in ended. */
export const SignInOutcome = v.picklist(['signedIn', 'wrongPassword', 'wrongFactor', 'refused']);
export type SignInOutcome = v.InferOutput<typeof SignInOutcome>;

/** The network address and browser of a sign-in, as seen by the server. */
const origin = { address: v.string(), browserName: v.string() };

/** The caller's open sessions and latest sign-ins, newest first. */
export const SessionListAnswer = answer(
  v.object({
    sessions: v.array(
      v.object({ isCurrent: v.boolean(), createdOn: Moment, usedOn: Moment, ...origin }),
    ),
    signIns: v.array(v.object({ at: Moment, outcome: SignInOutcome, ...origin })),
  }),
);

export const CurrentUserAnswer = answer(Profile);

export const ThemeRequest = v.object({ theme: v.picklist(['light', 'dark']) });

/** The language and the text size of the account on every device; null follows each device. */
export const DisplayRequest = v.object({
  pageLanguage: v.nullable(v.picklist(languages)),
  textSize: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(fontSizeMinPx), v.maxValue(fontSizeMaxPx)),
  ),
});

/** An archive of one's own data needs the password again. */
export const DataExportRequest = v.object({ currentPassword: text(100) });

/** Registration spells the key `mobileno`. */
export const MobileRequest = v.object({ mobileno: text(15) });
export const MobileCodeRequest = v.object({ mobileno: text(15), otp: text(6) });
/** `OTP` is always empty outside a test sink; the answer to an invalid request has no `OTP`. */
export const OtpAnswer = v.object({ status: v.number(), OTP: v.optional(v.string(), '') });

export const RegistrationRequest = v.object({
  fullName: text(100),
  password: text(100),
  conformPassword: text(100),
  mobileno: text(15),
  emailId: text(120),
  ...captchaAnswer,
});

/** Forgot password spells the key `mobileNo`. */
export const ForgotSendRequest = v.object({ mobileNo: text(30) });
export const ForgotSendAnswer = v.object({
  status: v.number(),
  OTP: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  userId: v.optional(v.string(), ''),
});
export const ForgotMatchRequest = v.object({ mobileNo: text(30), otp: text(6) });
export const ForgotSetRequest = v.object({
  mobileNo: text(30),
  newPassword: text(100),
  confirmPassword: text(100),
  ...captchaAnswer,
});
export const ChangePasswordRequest = v.object({
  userId: Id,
  currentPassword: text(100),
  newPassword: text(100),
  confirmPassword: text(100),
});
export const MessageAnswer = Failure;

export const CheckPasswordRequest = v.object({ userId: Id, currentPassword: text(100) });
export const CheckPasswordAnswer = answer(v.boolean());

export const DetailsRequest = v.object({ userId: Id });
export const DetailsAnswer = answer(Profile);
export const UpdateDetailsRequest = v.object({
  userId: Id,
  fullName: text(100),
  emailId: text(120),
});

/**
 * A change of one's own mobile number: a code to the current number, then one to the new number. For an
 * administrator the change then waits for a second administrator.
 */
export const MobileChangeAnswer = v.union([Waiting, Failure]);

/** A role; `roleType` is the user type it belongs to. */
export const Role = v.object({
  roleId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  roleName: v.string(),
  roleType: v.string(),
});
export type Role = v.InferOutput<typeof Role>;
export const RolesAnswer = answer(v.array(Role));

/** The ticket that opens a registration. */
export const TicketAnswer = answer(v.string());
