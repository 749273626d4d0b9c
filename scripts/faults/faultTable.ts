import { deliberateFaults } from './faultList.ts';

/** The file of the table. */
export const tableFile = 'docs/deliberate-faults.md';

const introduction = `# Deliberate faults

A test is worth its time only if it fails when the code is wrong. The command below copies the last commit into a
worktree of its own, makes one fault after the other, and runs the test file that has to find it; \`tests/faults\` does
the same with the checks on stories and on the kit. Run it after a change of tests; it is no part of the check.

\`\`\`sh
node scripts/faults.ts                    # every fault: a quarter of an hour
node scripts/faults.ts --only 'captcha'   # those whose name matches
node scripts/faults.ts --at main          # the code and the tests of another commit
node scripts/faults.ts --table            # writes this file from scripts/faults/faultList.ts
\`\`\`

`;

/** Returns the document that lists each fault and the test file that finds it. */
export function buildFaultTable(): string {
  const rows = [
    ['Fault', 'In', 'Found by', 'Project'],
    ...deliberateFaults.map(({ fault, file, test, project }) => [
      fault,
      `\`${file}\``,
      `\`${test}\``,
      project,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return `${introduction}${[line(head), rule, ...body.map(line)].join('\n')}\n`;
}
