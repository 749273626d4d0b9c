import * as v from 'valibot';
import { answer, filled, keyed, Moment } from '../common.ts';
import { channels, deliveryStates } from '../content/channels.ts';
import { UncoveredStage } from '../account/stepRights.ts';

/** The legal pages whose texts an administrator reads and confirms, by the names of their documents. */
export const legalPages = [
  'policy',
  'privacy-policy',
  'terms',
  'disclaimer',
  'accessibility',
] as const;
export type LegalPage = (typeof legalPages)[number];

/** The services outside the portal that are disabled while their setting is empty. */
export const externalServices = [
  'identityRegister',
  'virusScan',
  'payments',
  'donations',
  'guestHouses',
  'landRecords',
] as const;
export type ExternalService = (typeof externalServices)[number];

/** A channel of messages: whether the portal can send by it, and what became of its messages. */
const ChannelState = v.object({
  /** Whether the portal has a gateway or mail server. */
  isAvailable: v.boolean(),
  /** Whether the caller has a mobile number or an e-mail address, to which a test message goes. */
  hasAddress: v.boolean(),
  /** When the last message arrived at the gateway; null if none has in the last 90 days. */
  lastSentOn: v.nullable(Moment),
  /** The last test message to the caller; null without one. */
  test: v.nullable(
    v.object({
      state: v.picklist(deliveryStates),
      /** The next try of a waiting one, the end of the others. */
      on: Moment,
      /** What the gateway answered last; empty without a failure. */
      error: v.string(),
    }),
  ),
});
export type ChannelState = v.InferOutput<typeof ChannelState>;

/** What is set up and what is not, counted from the records. */
export const SetupState = v.object({
  office: v.object({
    /** Whether administrators have published details in place of those of the sample. */
    isPublished: v.boolean(),
    /** Whether a change waits for approval. */
    isWaiting: v.boolean(),
  }),
  /** The districts, tahasils and mouzas without an Odia or Hindi name, or with one that is not confirmed. */
  namesMissing: v.number(),
  /** Each legal page, with who confirmed its text last and when; null if nobody has. */
  pages: v.array(
    v.object({
      page: v.picklist(legalPages),
      confirmed: v.nullable(v.object({ by: v.string(), on: Moment })),
    }),
  ),
  /** The accounts that are not blocked. */
  accounts: v.object({
    administrators: v.number(),
    landOfficers: v.number(),
    tahasilOfficers: v.number(),
    counterOperators: v.number(),
  }),
  sms: ChannelState,
  email: ChannelState,
  land: v.object({ mouzas: v.number(), plots: v.number() }),
  /** Rates in use; without one no fee is asked for and no estimate is shown. */
  rates: v.number(),
  uncovered: v.array(UncoveredStage),
  missing: v.array(v.picklist(externalServices)),
  publication: v.object({
    /** Whether the public can use the portal. */
    isPublic: v.boolean(),
    /** Whether an opening or closing waits for approval. */
    isWaiting: v.boolean(),
  }),
  /** How many notices are published. */
  notices: v.number(),
});
export type SetupState = v.InferOutput<typeof SetupState>;

export const SetupAnswer = answer(SetupState);
export const SetupConfirmRequest = v.object({ page: v.picklist(legalPages), ...keyed });
export const SetupTestRequest = v.object({ channel: v.picklist(channels), ...keyed });

/** Opens the portal to the public, or closes it. */
export const PublicationAskRequest = v.object({ isPublic: v.boolean(), reason: filled(500) });
