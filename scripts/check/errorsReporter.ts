import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Returns where the errors outside tests are written, beside the JSON report of a path. */
export const getErrorsPath = (report: string): string => report.replace(/\.json$/, '.errors.json');

/**
 * A reporter of Vitest beside its JSON one, which leaves out what fails outside tests, such as a closed browser, and
 * does not say which tests never ended.
 */
export default class ErrorsReporter implements Reporter {
  #path: string | undefined;

  onInit: NonNullable<Reporter['onInit']> = ({ config }) => {
    const { outputFile } = config;
    this.#path = typeof outputFile === 'object' ? outputFile.json : outputFile;
  };

  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    if (this.#path === undefined) return;
    const unended = modules.flatMap((module) => {
      const pending = [...module.children.allTests('pending')];
      return pending.length === 0 ? [] : [`${pending.length} tests of ${module.relativeModuleId}`];
    });
    const messages = errors.map(({ message, cause }) =>
      cause === undefined ? message : `${message} ${cause.message}`,
    );
    writeFileSync(getErrorsPath(this.#path), JSON.stringify({ messages, unended }));
  };
}
