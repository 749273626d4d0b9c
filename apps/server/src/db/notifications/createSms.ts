import { and, eq } from 'drizzle-orm';
import { formatMessage, messages } from '@temple-land/portal-core';
import type { Sms, SmsGateway } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { readPortalName } from '../office/officeDetails.ts';
import { smsTemplates } from '../schema/smsTemplates.ts';

/** Creates what writes text messages in their registered wording and sends them by a gateway. */
export const createSms = (db: Database, gateway: SmsGateway): Sms => ({
  send: (mobile, sms) => gateway.send(mobile, sms),
  compose: async (key, language, values = {}) => {
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
    const text = formatMessage(wording, { portal, ...values });
    const otp = values['otp'] === undefined ? {} : { otp: String(values['otp']) };
    return { text, templateId: template?.templateId ?? '', ...otp };
  },
});
