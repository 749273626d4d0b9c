import * as v from 'valibot';
import { positiveNumber } from '../values/characters.ts';
import { messageKey } from '../message.ts';
import { atMost, chosen, requiredLine } from '../values/shared.ts';

/** The quarry application (Form M); ids are the values of its selects, the mouza may be ''. */
export const QuarryForm = v.object({
  sourceName: v.pipe(requiredLine('quarry.source.required'), atMost(150)),
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: v.string(),
  /** Cubic metres. */
  quantity: v.pipe(
    v.string(),
    v.trim(),
    positiveNumber({ whole: 8, decimals: 2 })('quarry.quantity.number'),
  ),
  years: v.pipe(
    v.string(),
    v.trim(),
    positiveNumber({ whole: 2, decimals: 0 })('quarry.period.number'),
  ),
  isDeclared: v.literal(true, messageKey('apply.declaration.required')),
});
export type QuarryForm = v.InferOutput<typeof QuarryForm>;
