import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { chosen } from '../../validators/values/shared.ts';
import { line, number, years } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { typedForm } from './formSchemas.ts';

/**
 * What a quarry application (Form M) asks beside the place, documents and declaration: the one list behind its form,
 * draft, request, facts and printouts. Form and facts show `source` before the place and `terms` after it.
 */
export const quarryFields = {
  sourceName: {
    ...line(150, 'quarry.source.required'),
    step: 'source',
    labels: { form: 'common:quarry.source' },
    printed: { part: 'request', label: { en: 'Source', or: 'ଉତ୍ସ' } },
  },
  /** Cubic metres. */
  quantity: {
    ...number(8, 100_000_000, 'quarry.quantity.number'),
    step: 'terms',
    labels: { form: 'common:quarry.quantity' },
    hint: 'quarry:quantity.hint',
    unit: 'common:quarry.cubic',
    isHalf: true,
    printed: {
      part: 'details',
      label: { en: 'Quantity in cubic metres', or: 'ପରିମାଣ (ଘନ ମିଟର)' },
    },
  },
  leasePeriod: {
    ...years('quarry.period.number'),
    step: 'terms',
    labels: { form: 'common:quarry.period' },
    hint: 'quarry:period.hint',
    unit: 'quarry:years',
    isHalf: true,
    printed: { part: 'details', label: { en: 'Lease period', or: 'ଲିଜ୍ ଅବଧି' } },
  },
} as const satisfies Readonly<Record<string, FormField<'source' | 'terms'>>>;

/** The name of a field of a quarry application. */
export type QuarryField = keyof typeof quarryFields;

/** The quarry application (Form M); ids are the values of its selects, the mouza may be ''. */
export const QuarryForm = typedForm(quarryFields, {
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: v.string(),
  isDeclared: v.literal(true, messageKey('apply.declaration.required')),
});
export type QuarryForm = v.InferOutput<typeof QuarryForm>;
