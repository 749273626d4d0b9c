import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { getIndianYear } from '../../validators/values/age.ts';
import type { FieldChoice } from './formField.ts';

/** The most proofs of possession that an application lists. */
export const maxProofs = 12;

const fewestKinds = 2;
const earliestYear = 1800;

/** What can show that somebody was in possession of land. */
export const proofChoices = {
  electricity: {
    label: 'common:apply.proof.electricity',
    printedText: { en: 'Electricity bill', or: 'ବିଦ୍ୟୁତ ବିଲ୍' },
  },
  water: {
    label: 'common:apply.proof.water',
    printedText: { en: 'Water bill', or: 'ପାଣି ବିଲ୍' },
  },
  holdingTax: {
    label: 'common:apply.proof.holdingTax',
    printedText: { en: 'Holding tax receipt', or: 'ହୋଲ୍ଡିଂ ଟିକସ ରସିଦ' },
  },
  rent: {
    label: 'common:apply.proof.rent',
    printedText: { en: 'Rent receipt (khajana pauti)', or: 'ଖଜଣା ପାଉତି' },
  },
  voterList: {
    label: 'common:apply.proof.voterList',
    printedText: { en: 'Voter list', or: 'ଭୋଟର ତାଲିକା' },
  },
  other: {
    label: 'common:apply.proof.other',
    printedText: { en: 'Another paper', or: 'ଅନ୍ୟ କାଗଜ' },
  },
} as const satisfies Readonly<Record<string, FieldChoice>>;

/** A kind of proof of possession. */
export type ProofKind = keyof typeof proofChoices;

const proofKinds = Object.keys(proofChoices) as ProofKind[];

const Year = v.pipe(v.number(), v.integer(), v.minValue(earliestYear), v.maxValue(9999));

/** A proof of possession with the first and the last year that it shows. */
const Proof = v.pipe(
  v.object({ kind: v.picklist(proofKinds), from: Year, to: Year }),
  v.check(({ from, to }) => from <= to),
);

const countKinds = (proofs: readonly { kind: string }[]) =>
  new Set(proofs.map(({ kind }) => kind)).size;

/** The proofs of a possession: at least two kinds. */
export const PossessionProofs = v.pipe(
  v.array(Proof),
  v.maxLength(maxProofs),
  v.check((proofs) => countKinds(proofs) >= fewestKinds),
);
export type PossessionProofs = v.InferOutput<typeof PossessionProofs>;

/** A proof as it is typed. */
export interface TypedProof {
  kind: string;
  from: string;
  to: string;
}

/** Returns a proof of which nothing is typed. */
export const createEmptyProof = (): TypedProof => ({ kind: '', from: '', to: '' });

const Typed = v.array(v.object({ kind: v.string(), from: v.string(), to: v.string() }));

/** Returns the typed proofs of a form's text; two empty ones for an empty or damaged text. */
export function parseTypedProofs(text: string): TypedProof[] {
  try {
    return v.parse(Typed, JSON.parse(text));
  } catch {
    return [createEmptyProof(), createEmptyProof()];
  }
}

const toYear = (typed: string) => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Returns typed proofs for the request. */
export const toProofs = (text: string): PossessionProofs =>
  parseTypedProofs(text).map(({ kind, from, to }) => ({
    kind: kind as ProofKind,
    from: toYear(from),
    to: toYear(to),
  }));

const isComplete = (text: string) =>
  toProofs(text).every((proof) => v.is(Proof, proof) && proof.to <= getIndianYear(new Date()));

/** Proofs of possession with their years; the typed value is a text with all of them. */
export const possessionProofs = () => ({
  kind: 'proofs' as const,
  isRequired: true,
  choices: proofChoices,
  rules: {
    typed: v.pipe(
      v.string(),
      v.check(isComplete, messageKey('apply.proofs.incomplete')),
      v.check(
        (text) => !isComplete(text) || countKinds(toProofs(text)) >= fewestKinds,
        messageKey('apply.proofs.kinds'),
      ),
    ),
    request: PossessionProofs,
    stored: v.nullable(PossessionProofs),
  },
});
