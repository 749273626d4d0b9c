/** The cookies of one browser, by name. */
export interface CookieJar {
  /** Returns headers with the stored cookies, unless they already contain cookies. */
  sentWith(headers: Record<string, string>): Record<string, string>;
  keep(cookies: readonly { name: string; value: string }[]): void;
}

/** Returns an empty jar. */
export function cookieJar(): CookieJar {
  const kept = new Map<string, string>();
  return {
    sentWith: (headers) => {
      if (kept.size === 0 || 'cookie' in headers) return headers;
      return { ...headers, cookie: [...kept].map((pair) => pair.join('=')).join('; ') };
    },
    keep: (cookies) => {
      for (const { name, value } of cookies) kept.set(name, value);
    },
  };
}
