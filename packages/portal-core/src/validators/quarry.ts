import * as v from 'valibot';
import type { MessageKey } from '../messages/en.ts';
import { says } from './message.ts';

const chosen = (key: MessageKey) => v.pipe(v.string(), v.nonEmpty(says(key)));

/** Cubic metres as typed: a positive number, at most two decimals. */
const quantityShape = /^(?=.*[1-9])\d{1,8}(\.\d{1,2})?$/;
const yearsShape = /^[1-9]\d?$/;

/** The quarry application (Form M); ids are the values of its selects, the mouza may be ''. */
export const QuarryForm = v.object({
  sourceName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(says('quarry.source.required')),
    v.maxLength(150, says('shared.maxLength')),
  ),
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: v.string(),
  quantity: v.pipe(v.string(), v.trim(), v.regex(quantityShape, says('quarry.quantity.number'))),
  years: v.pipe(v.string(), v.trim(), v.regex(yearsShape, says('quarry.period.number'))),
  isDeclared: v.literal(true, says('apply.declaration.required')),
});
export type QuarryForm = v.InferOutput<typeof QuarryForm>;
