import type { Random, Clock, Files, SmsGateway } from '../../apps/server/src/ports/ports.ts';

/** Returns a deterministic `Random`: every token and number is unique and the same in every run. */
export function countingRandom(): Random {
  let count = 0;
  return {
    token: (bytes) => {
      count += 1;
      return `t${count}_`.padEnd(Math.ceil((bytes * 4) / 3), 'x');
    },
    below: (limit) => {
      count += 1;
      return count % limit;
    },
  };
}

/** A sent text message. */
export interface SentMessage {
  mobile: string;
  text: string;
  otp: string | undefined;
}

/** A gateway that stores messages instead of sending them. */
export interface FakeSms extends SmsGateway {
  readonly sent: SentMessage[];
  /** Returns the latest code that was sent to a number. */
  codeOf(mobile: string): string;
}

/** Returns a fake gateway. */
export function fakeSms(): FakeSms {
  const sent: SentMessage[] = [];
  return {
    sent,
    send: async (mobile, { text, otp }) => {
      sent.push({ mobile, text, otp });
    },
    codeOf: (mobile) => {
      const code = sent.findLast((message) => message.mobile === mobile)?.otp;
      if (code === undefined) throw new Error(`No code was sent to ${mobile}.`);
      return code;
    },
  };
}

/** Returns a file store in memory with times of the test clock. */
export function memoryFiles(clock: Clock): Files {
  const kept = new Map<string, { bytes: Uint8Array; at: Date }>();
  return {
    put: async (key, bytes) => {
      kept.set(key, { bytes, at: clock() });
    },
    get: async (key) => kept.get(key)?.bytes,
    remove: async (key) => {
      kept.delete(key);
    },
    async *olderThan(moment) {
      for (const [key, { at }] of kept) if (at < moment) yield key;
    },
  };
}
