import * as v from 'valibot';
import { limitNames } from '../admin/limitRules.ts';
import { answer } from '../common.ts';

/** The limits in force now, each with its value. */
export const LimitsAnswer = answer(
  v.array(v.object({ name: v.picklist(limitNames), value: v.number() })),
);
