import { BaseSequencer, type TestSpecification } from 'vitest/node';

// They start servers, build packages or wait for time: one that begins last keeps all other workers waiting.
const slow =
  /\.process\.test\.ts$|\/tests\/engines\/|\/hostileFiles\.test\.ts$|\/approvals\/races\.test\.ts$/;

/** The usual order of test files, but those that take longest come first, also in a run without records of earlier ones. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}
