import { asc, sql } from 'drizzle-orm';
import { listPlaceholders, messages } from '@temple-land/portal-core';
import { smsTemplates } from '../../../db/schema/smsTemplates.ts';
import { defineStore } from './store.ts';

/** Returns what a wording has to contain; it may have the name of the portal as a text or as `{portal}`. */
const listNeeded = (wording: string) =>
  listPlaceholders(wording)
    .filter((name) => name !== 'portal')
    .join();

/** How the texts of SMS, which are registered, and of e-mails are stored; each has the placeholders of the portal's own. */
export const smsTemplateStore = defineStore('smsTemplate', {
  table: smsTemplates,
  columns: {
    key: smsTemplates.key,
    language: smsTemplates.language,
    templateId: smsTemplates.templateId,
    wording: smsTemplates.wording,
  },
  label: smsTemplates.key,
  searchColumns: [smsTemplates.key, smsTemplates.templateId, smsTemplates.wording],
  defaultOrder: [asc(smsTemplates.key), asc(smsTemplates.language)],
  isActive: sql<boolean>`${smsTemplates.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async () => false,
  toColumns: ({ form }) => form,
  validate: async ({ form: { key, language, templateId, wording } }) => {
    if (templateId === '' && key.startsWith('sms.'))
      return { status: 400, key: 'admin.required', field: 'templateId' };
    const isSame = wording === '' || listNeeded(wording) === listNeeded(messages[language][key]);
    return isSame ? undefined : { status: 111, key: 'smsTemplate.placeholders', field: 'wording' };
  },
});
