import type { BrowserContext } from '@playwright/test';

interface Row {
  errand: string;
  presses: number;
  fields: number;
  seconds: number;
}

/** Counts what people do on their screens, errand by errand. */
export interface Tally {
  /** Counts the presses and the filled fields of every page of a browser. */
  watch(context: BrowserContext): Promise<void>;
  /** Runs an errand, and counts its time and steps. */
  during<Result>(errand: string, work: () => Promise<Result>): Promise<Result>;
  /** Returns the counts as a table of text, with their sums. */
  print(): string;
}

/** Sends each trusted press, and the first change of each field, to the test. */
function reportSteps(): void {
  const { countStep } = window as unknown as { countStep(kind: 'field' | 'press'): void };
  const filled = new WeakSet<EventTarget>();
  addEventListener('click', ({ isTrusted }) => isTrusted && countStep('press'), true);
  const note = ({ target }: Event) => {
    const isField = target instanceof Element && target.matches('input, select, textarea');
    if (!isField || target.matches('[type=radio], [type=checkbox]') || filled.has(target)) return;
    filled.add(target);
    countStep('field');
  };
  addEventListener('input', note, true);
  addEventListener('change', note, true);
}

const describeRow = ({ errand, presses, fields, seconds }: Row) =>
  [
    errand.padEnd(36),
    `${presses}`.padStart(7),
    `${fields}`.padStart(7),
    seconds.toFixed(1).padStart(8),
  ].join(' ');

/** Returns a tally of nothing. */
export function createTally(): Tally {
  const rows: Row[] = [];
  const now = { press: 0, field: 0 };
  return {
    watch: async (context) => {
      await context.exposeFunction('countStep', (kind: keyof typeof now) => {
        now[kind] += 1;
      });
      await context.addInitScript(reportSteps);
    },
    during: async (errand, work) => {
      const [began, before] = [performance.now(), { ...now }];
      const result = await work();
      rows.push({
        errand,
        presses: now.press - before.press,
        fields: now.field - before.field,
        seconds: (performance.now() - began) / 1000,
      });
      return result;
    },
    print: () => {
      const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
      const total: Row = {
        errand: 'Everything',
        presses: sum(({ presses }) => presses),
        fields: sum(({ fields }) => fields),
        seconds: sum(({ seconds }) => seconds),
      };
      const head = ['Errand'.padEnd(36), 'Presses', ' Fields', ' Seconds'].join(' ');
      return [head, ...rows.map(describeRow), describeRow(total)].join('\n');
    },
  };
}
