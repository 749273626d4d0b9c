import { sql } from 'drizzle-orm';
import { formatIndianDate, type MessageKind } from '@temple-land/portal-core';
import type { Clock, SmsGateway } from '../../ports/ports.ts';
import { countSmsParts } from '../../ports/countSmsParts.ts';
import type { Database } from '../database.ts';
import { messageDays } from '../schema/operations.ts';

/** Returns a gateway that counts the messages of another one by day and kind, and those that could not be sent. */
export function countMessages(gateway: SmsGateway, db: Database, clock: Clock): SmsGateway {
  const add = (kind: MessageKind, counts: { sent: number; failed: number; parts: number }) =>
    db
      .insert(messageDays)
      .values({ day: formatIndianDate(clock()), kind, ...counts })
      .onConflictDoUpdate({
        target: [messageDays.day, messageDays.kind],
        set: {
          sent: sql`${messageDays.sent} + ${counts.sent}`,
          failed: sql`${messageDays.failed} + ${counts.failed}`,
          parts: sql`${messageDays.parts} + ${counts.parts}`,
        },
      });
  return {
    send: async (mobile, sms) => {
      const kind = sms.otp === undefined ? 'notice' : 'code';
      try {
        await gateway.send(mobile, sms);
      } catch (error) {
        await add(kind, { sent: 0, failed: 1, parts: 0 });
        throw error;
      }
      await add(kind, { sent: 1, failed: 0, parts: countSmsParts(sms.text) });
    },
  };
}
