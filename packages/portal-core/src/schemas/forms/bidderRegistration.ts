import type * as v from 'valibot';
import { aadhaar } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { typedForm } from './formSchemas.ts';

/**
 * What the registration of a bidder asks beside the documents: the one list behind its form, request and row. The
 * `identity` is checked with the register before the `particulars`; of the Aadhaar number only its end is stored.
 */
export const bidderFields = {
  adharNo: {
    ...aadhaar(),
    step: 'identity',
    labels: { form: 'tenders:bidder.aadhaar' },
    hint: 'tenders:bidder.aadhaar.hint',
    storedAs: 'nothing',
  },
} as const satisfies Readonly<Record<string, FormField<'identity' | 'particulars'>>>;

/** The name of a field of a registration. */
export type BidderField = keyof typeof bidderFields;

/** The registration of a bidder. */
export const BidderForm = typedForm(bidderFields, {});
export type BidderForm = v.InferOutput<typeof BidderForm>;
