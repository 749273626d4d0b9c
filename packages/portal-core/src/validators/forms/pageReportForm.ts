import * as v from 'valibot';
import { pageReportMaxCharacters } from '../../constants.ts';
import { messageKey } from '../message.ts';
import { citizenMobile } from '../values/mobile.ts';
import { OptionalEmail } from '../values/person.ts';
import { requiredLine } from '../values/shared.ts';

const tooLong = messageKey('admin.tooLong');

const isContact = (value: string) => citizenMobile.test(value) || v.is(OptionalEmail, value);

/** A report about a page: the problem, and optionally what was expected and how to reach the sender. */
export const PageReportForm = v.object({
  problem: v.pipe(
    requiredLine('pageReport.problem.required'),
    v.maxLength(pageReportMaxCharacters, tooLong),
  ),
  expected: v.pipe(v.string(), v.trim(), v.maxLength(pageReportMaxCharacters, tooLong)),
  contact: v.pipe(v.string(), v.trim(), v.check(isContact, messageKey('pageReport.contact'))),
});
export type PageReportForm = v.InferOutput<typeof PageReportForm>;
