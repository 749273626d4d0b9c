import { sql } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import type { Clock } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { callDays } from '../schema/operations.ts';

type Counts = Omit<typeof callDays.$inferInsert, 'id'>;

/** Counts the requests of this process by day and call, until they are saved. */
export interface CallCounter {
  /** Counts an answer by its HTTP status: 503 is refused, another one from 500 failed. */
  count(call: string, status: number): void;
  /** Adds the counts to the database. After a failure they are kept for the next time. */
  save(): Promise<void>;
}

/** Creates a counter of requests. */
export function createCallCounter(db: Database, clock: Clock): CallCounter {
  let counted = new Map<string, Required<Counts>>();
  const add = ({ day, call, requests, failed, refused }: Required<Counts>) => {
    const sum = counted.get(`${day} ${call}`) ?? { day, call, requests: 0, failed: 0, refused: 0 };
    sum.requests += requests;
    sum.failed += failed;
    sum.refused += refused;
    counted.set(`${day} ${call}`, sum);
  };
  return {
    count: (call, status) => {
      const refused = status === 503 ? 1 : 0;
      const failed = status >= 500 ? 1 - refused : 0;
      add({ day: formatIndianDate(clock()), call, requests: 1, failed, refused });
    },
    save: async () => {
      const rows = [...counted.values()];
      counted = new Map();
      if (rows.length === 0) return;
      try {
        await db
          .insert(callDays)
          .values(rows)
          .onConflictDoUpdate({
            target: [callDays.day, callDays.call],
            set: {
              requests: sql`${callDays.requests} + excluded.requests`,
              failed: sql`${callDays.failed} + excluded.failed`,
              refused: sql`${callDays.refused} + excluded.refused`,
            },
          });
      } catch (error) {
        for (const row of rows) add(row);
        throw error;
      }
    },
  };
}
