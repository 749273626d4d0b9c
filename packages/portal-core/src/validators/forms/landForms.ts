import * as v from 'valibot';
import { positiveNumber } from '../values/characters.ts';
import { messageKey } from '../message.ts';
import { atMost, chosen, requiredLine } from '../values/shared.ts';

/** The step "The land" of an application; ids are the values of its selects. */
export const LandStepForm = v.object({
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: chosen('track.mouza.required'),
  khataNoId: chosen('apply.khatian.required'),
  plotCode: v.string(),
  area: v.pipe(
    v.string(),
    v.trim(),
    positiveNumber({ whole: 5, decimals: 4 })('apply.area.number'),
  ),
  holding: v.picklist(['lease', 'purchase'], messageKey('apply.holding.required')),
});
export type LandStepForm = v.InferOutput<typeof LandStepForm>;

/** The step "Purpose" of an application. */
export const PurposeStepForm = v.object({
  purpose: v.pipe(requiredLine('apply.purpose.required'), atMost(500)),
});
export type PurposeStepForm = v.InferOutput<typeof PurposeStepForm>;

/** The last step of an application: accepting the declaration. */
export const DeclarationForm = v.object({
  isDeclared: v.literal(true, messageKey('apply.declaration.required')),
});
export type DeclarationForm = v.InferOutput<typeof DeclarationForm>;

/** An officer's decision: rejecting and closing need a remark. */
export const DecisionForm = v.pipe(
  v.object({ statusType: v.picklist(['A', 'R', 'G CLOSE']), remark: v.pipe(v.string(), v.trim()) }),
  v.forward(
    v.partialCheck(
      [['statusType'], ['remark']],
      ({ statusType, remark }) => statusType === 'A' || remark !== '',
      messageKey('decision.remark.required'),
    ),
    ['remark'],
  ),
);
export type DecisionForm = v.InferOutput<typeof DecisionForm>;
