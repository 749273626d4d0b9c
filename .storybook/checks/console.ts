/** What the console was told since it was last forgotten. */
export interface ConsoleLines {
  /** Gives the errors and warnings so far, each cut to 200 characters. */
  said: () => string[];
  forget: () => void;
}

/** Listens to errors and warnings of the console, which still writes them. */
export function listenToConsole(): ConsoleLines {
  const lines: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      lines.push(words.map(String).join(' ').slice(0, 200));
      write(...words);
    };
  }
  return {
    said: () => [...lines],
    forget: () => {
      lines.length = 0;
    },
  };
}
