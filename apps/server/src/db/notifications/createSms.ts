import type { Sms, SmsGateway } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { composeText } from './composeText.ts';

/** Creates what writes text messages in their registered wording and sends them by a gateway. */
export const createSms = (db: Database, gateway: SmsGateway): Sms => ({
  send: (mobile, sms) => gateway.send(mobile, sms),
  compose: async (key, language, values = {}) => {
    const composed = await composeText(db, key, language, values);
    const otp = values['otp'] === undefined ? {} : { otp: String(values['otp']) };
    return { ...composed, ...otp };
  },
});
