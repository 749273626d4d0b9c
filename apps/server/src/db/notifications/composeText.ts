import { and, eq } from 'drizzle-orm';
import {
  formatMessage,
  messages,
  type Language,
  type MailKey,
  type MessageValues,
  type SmsKey,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { readPortalName } from '../office/officeDetails.ts';
import { smsTemplates } from '../schema/smsTemplates.ts';

/**
 * Returns a text of an SMS or e-mail in the wording of the administrators, else the portal's own, and its registered
 * id.
 */
export async function composeText(
  db: Database,
  key: SmsKey | MailKey,
  language: Language,
  values: MessageValues = {},
): Promise<{ text: string; templateId: string }> {
  const [template] = await db
    .select({ templateId: smsTemplates.templateId, wording: smsTemplates.wording })
    .from(smsTemplates)
    .where(
      and(
        eq(smsTemplates.key, key),
        eq(smsTemplates.language, language),
        eq(smsTemplates.isActive, true),
      ),
    );
  const wording = template?.wording || messages[language][key];
  const portal = await readPortalName(db, language);
  return {
    text: formatMessage(wording, { portal, ...values }),
    templateId: template?.templateId ?? '',
  };
}
