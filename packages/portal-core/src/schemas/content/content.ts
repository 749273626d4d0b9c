import * as v from 'valibot';
import { answer, filled, Id, keyed } from '../common.ts';

/** The four figures of the land record; the area is in acres. */
export const Summary = v.object({
  total_area: v.number(),
  total_district: v.number(),
  total_tahasil: v.number(),
  total_village: v.number(),
});
export type Summary = v.InferOutput<typeof Summary>;
export const SummaryAnswer = answer(Summary);

/** A question with its answer; the slug is its fragment on the FAQ page and never changes. */
export const FaqItem = v.object({ question: v.string(), answer: v.string(), slug: v.string() });
export type FaqItem = v.InferOutput<typeof FaqItem>;
export const FaqAnswer = answer(v.array(FaqItem));

/** A reader's vote on an answer. */
export const FaqVoteRequest = v.object({ slug: filled(80), isUseful: v.boolean(), ...keyed });

/** A card of the contact page. */
export const Contact = v.object({
  contactId: Id,
  office: v.string(),
  designation: v.string(),
  phone: v.string(),
  /** Empty if the office has no fax. */
  fax: v.string(),
  email: v.string(),
  address: v.string(),
  /** Name of the public file, null without a photo. */
  photo: v.nullable(v.string()),
});
export type Contact = v.InferOutput<typeof Contact>;
export const ContactListAnswer = answer(v.array(Contact));

export const IpAnswer = v.object({ ip: v.string() });
export const HealthAnswer = v.object({
  status: v.number(),
  /** For administrators. */
  version: v.optional(v.string()),
});
