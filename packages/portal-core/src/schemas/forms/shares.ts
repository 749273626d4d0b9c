import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { filled } from '../common.ts';

/** The most co-applicants of an application. */
export const maxCoApplicants = 10;

const whole = 100;

const toHundredths = (share: number) => Math.round(share * 100);
const hasTwoDecimals = (share: number) => Math.abs(share * 100 - toHundredths(share)) < 1e-6;

/** A share in per cent, with at most two decimals. */
const Share = v.pipe(v.number(), v.gtValue(0), v.ltValue(whole), v.check(hasTwoDecimals));

interface SharedPart {
  share: number;
}

/** Returns the sum of the shares of the applicant and the co-applicants in per cent. */
export const sumShares = (ownShare: number, people: readonly SharedPart[]): number =>
  people.reduce((sum, { share }) => sum + toHundredths(share), toHundredths(ownShare)) / 100;

/** The applicant's own share and the co-applicants with theirs, which add up to 100 per cent. */
export const Shares = v.pipe(
  v.object({
    ownShare: Share,
    people: v.pipe(
      v.array(v.object({ name: filled(120), relation: filled(60), share: Share })),
      v.minLength(1),
      v.maxLength(maxCoApplicants),
    ),
  }),
  v.check(({ ownShare, people }) => sumShares(ownShare, people) === whole),
);
export type Shares = v.InferOutput<typeof Shares>;

/** The shares as they are typed. */
export interface TypedShares {
  ownShare: string;
  people: { name: string; relation: string; share: string }[];
}

/** Returns a co-applicant of whom nothing is typed. */
export const createEmptyPerson = () => ({ name: '', relation: '', share: '' });

const Typed = v.object({
  ownShare: v.string(),
  people: v.array(v.object({ name: v.string(), relation: v.string(), share: v.string() })),
});

/** Returns the typed shares of a form's text; one empty co-applicant for an empty or damaged text. */
export function parseTypedShares(text: string): TypedShares {
  try {
    return v.parse(Typed, JSON.parse(text));
  } catch {
    return { ownShare: '', people: [createEmptyPerson()] };
  }
}

const toShare = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Returns typed shares for the request. */
export function toShares(text: string): Shares {
  const { ownShare, people } = parseTypedShares(text);
  return {
    ownShare: toShare(ownShare),
    people: people.map(({ name, relation, share }) => ({
      name: name.trim(),
      relation: relation.trim(),
      share: toShare(share),
    })),
  };
}

const isComplete = (text: string) => {
  const { ownShare, people } = toShares(text);
  const isShare = (share: number) => v.is(Share, share);
  return (
    isShare(ownShare) &&
    people.every(({ name, relation, share }) => name !== '' && relation !== '' && isShare(share))
  );
};

/** Applicant and co-applicants with their shares; the typed value is a text with all of them. */
export const shares = () => ({
  kind: 'shares' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(
      v.string(),
      v.check(isComplete, messageKey('apply.shares.incomplete')),
      v.check(
        (text) => !isComplete(text) || v.is(Shares, toShares(text)),
        messageKey('apply.shares.sum'),
      ),
    ),
    request: Shares,
    stored: v.nullable(Shares),
  },
});
