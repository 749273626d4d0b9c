import * as v from 'valibot';
import { messageKey } from '../message.ts';

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
