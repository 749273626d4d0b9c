import * as v from 'valibot';
import { answer, Id, Moment, text } from '../common.ts';

/** The kinds of second factor: an authenticator app (RFC 6238) or a passkey (WebAuthn). */
export const FactorKind = v.picklist(['totp', 'passkey']);
export type FactorKind = v.InferOutput<typeof FactorKind>;

/** The kinds of proof of a second factor; a recovery code replaces a lost factor. */
export const ProofKind = v.picklist(['totp', 'passkey', 'recovery']);
export type ProofKind = v.InferOutput<typeof ProofKind>;

const credentialId = text(1400);
const extensions = v.optional(v.object({}), {});
const transports = v.optional(v.pipe(v.array(text(20)), v.maxLength(8)));

/** The browser's result of signing in with a passkey (WebAuthn, AuthenticationResponseJSON). */
export const PasskeySignature = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: text(4000),
    authenticatorData: text(4000),
    signature: text(4000),
    userHandle: v.optional(text(200)),
  }),
  clientExtensionResults: extensions,
});
export type PasskeySignature = v.InferOutput<typeof PasskeySignature>;

/** The browser's result of creating a passkey (WebAuthn, RegistrationResponseJSON). */
export const NewPasskey = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: text(4000),
    attestationObject: text(20_000),
    transports,
  }),
  clientExtensionResults: extensions,
});
export type NewPasskey = v.InferOutput<typeof NewPasskey>;

const totpProof = v.object({ kind: v.literal('totp'), code: text(20) });
const recoveryProof = v.object({ kind: v.literal('recovery'), code: text(40) });
const passkeyProof = v.object({ kind: v.literal('passkey'), passkey: PasskeySignature });

/** A proof of the second factor. */
export const SecondStepRequest = v.variant('kind', [totpProof, recoveryProof, passkeyProof]);
export type FactorProof = v.InferOutput<typeof SecondStepRequest>;

/** Confirms the user again: by the second factor, or by the password if there is no factor. */
export const FactorConfirmRequest = v.variant('kind', [
  totpProof,
  recoveryProof,
  passkeyProof,
  v.object({ kind: v.literal('password'), password: text(100) }),
]);

const credentials = v.array(
  v.object({
    id: v.string(),
    type: v.literal('public-key'),
    transports: v.optional(v.array(v.string())),
  }),
);

/** The options to sign in with a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequestAnswer = answer(
  v.object({
    challenge: v.string(),
    rpId: v.string(),
    timeout: v.number(),
    allowCredentials: credentials,
    userVerification: v.literal('required'),
  }),
);

/** The options to create a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreationAnswer = answer(
  v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
    timeout: v.number(),
    attestation: v.literal('none'),
    excludeCredentials: credentials,
    authenticatorSelection: v.object({
      residentKey: v.literal('preferred'),
      requireResidentKey: v.boolean(),
      userVerification: v.literal('required'),
    }),
  }),
);

/** The caller's second factors, oldest first. */
export const FactorListAnswer = answer(
  v.object({
    /** The caller must set up a factor before anything else. */
    isRequired: v.boolean(),
    /** A factor or the password was confirmed recently in this session, so factors can be changed. */
    isConfirmed: v.boolean(),
    factors: v.array(
      v.object({
        id: Id,
        kind: FactorKind,
        name: v.string(),
        createdOn: Moment,
        usedOn: v.nullable(Moment),
      }),
    ),
    recoveryCodesLeft: v.number(),
  }),
);

/** A new key for an authenticator app: as text, and as the dark modules of a QR code for an SVG path. */
export const TotpKeyAnswer = answer(
  v.object({
    key: v.string(),
    qrSize: v.number(),
    qrPath: v.pipe(v.string(), v.regex(/^[Mhvz\d -]*$/)),
  }),
);

const name = text(40);

export const TotpAddRequest = v.object({ code: text(20), name });
export const PasskeyAddRequest = v.object({ passkey: NewPasskey, name });

/** New recovery codes, shown only once; empty when the user already has codes. */
export const RecoveryCodesAnswer = answer(v.object({ recoveryCodes: v.array(v.string()) }));

export const FactorRemoveRequest = v.object({ id: Id });
