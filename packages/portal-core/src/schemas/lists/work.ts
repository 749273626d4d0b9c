import * as v from 'valibot';
import { languages } from '../../messages/languages.ts';
import { mailKeys } from '../../messages/mailKeys.ts';
import { limitNames } from '../admin/limitRules.ts';
import { smsKeys } from '../../messages/smsKeys.ts';
import { messageKey } from '../../validators/message.ts';
import * as field from '../admin/fields.ts';
import type { AdminList } from './adminList.ts';
import { changeFields } from './changeFields.ts';
import { documentKindList } from './documentKind.ts';
import { listLinks } from './listLinks.ts';

/** The kinds of cases, each with a workflow of its own, that a reason can be used for. */
const kinds = ['report', 'land', 'case', 'quarry'] as const;

/** The id that an operator of mobile networks gave to a registered template; e-mails have none. */
const templateId = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^(\d{4,30})?$/, messageKey('admin.invalid'))),
  '',
);

/** The lists that casework chooses from. */
export const workLists = {
  holiday: {
    ...listLinks.holiday,
    recordLabel: 'admin:holiday.one',
    columns: ['nameEn', 'nameOr', 'day'],
    fields: {
      day: { label: 'admin:field.day', ...field.day() },
      nameEn: { label: 'admin:field.nameEn', ...field.line(120) },
      nameOr: { label: 'admin:field.nameOr', ...field.line(120) },
      nameHi: { label: 'admin:field.nameHi', ...field.optionalLine(120) },
      /** The notification that declares the holiday. */
      source: changeFields.source,
    },
  },
  reason: {
    ...listLinks.reason,
    recordLabel: 'admin:reason.one',
    columns: ['nameEn', 'nameOr', 'usedFor', 'place'],
    fields: {
      place: { label: 'admin:field.place', ...field.whole(0, 9999) },
      nameEn: { label: 'admin:field.nameEn', ...field.line(120) },
      nameOr: { label: 'admin:field.nameOr', ...field.line(120) },
      nameHi: { label: 'admin:field.nameHi', ...field.optionalLine(120) },
      usedFor: { label: 'admin:field.usedFor', ...field.choices(kinds) },
      ...changeFields,
    },
  },
  documentKind: documentKindList,
  /** The numbers that the office sets; the newest value in force applies. */
  limit: {
    ...listLinks.limit,
    recordLabel: 'admin:limit.one',
    columns: ['name', 'value', 'effectiveFrom', 'lowest', 'highest', 'reason'],
    sourceField: 'reason',
    fields: {
      name: { label: 'admin:field.limit', ...field.choice(limitNames) },
      value: { label: 'admin:field.value', ...field.whole(0, 100_000) },
      effectiveFrom: { label: 'admin:field.effectiveFrom', ...field.day() },
      /** The order that fixed the value. */
      reason: { label: 'admin:field.limitReason', ...field.line(200) },
    },
  },
  /** The texts of SMS that are registered with the operators of mobile networks (DLT), and of e-mails, by language. */
  smsTemplate: {
    ...listLinks.smsTemplate,
    recordLabel: 'admin:smsTemplate.one',
    columns: ['key', 'language', 'templateId', 'wording'],
    fields: {
      key: { label: 'admin:field.smsKey', ...field.choice([...smsKeys, ...mailKeys]) },
      language: { label: 'admin:field.smsLanguage', ...field.choice(languages) },
      templateId: { label: 'admin:field.templateId', ...field.ruled(templateId, false) },
      /** The text with placeholders; without it the portal's own. */
      wording: { label: 'admin:field.wording', ...field.optionalMultiline(1000) },
    },
  },
} as const satisfies Readonly<Record<string, AdminList>>;
