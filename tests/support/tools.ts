import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from './programEnvironment.ts';

/** The program of the operator. */
export const officeFile = fileURLToPath(
  new URL('../../apps/server/src/commands/runOffice.ts', import.meta.url),
);

/** The output and exit code of a tool. */
export interface ToolRun {
  code: number;
  output: string;
}

/** Runs a command of `office` on a file with only these variables in its environment, beside those of every program. */
export async function runTool(
  name: 'backup' | 'restore',
  file: string,
  variables: Record<string, string>,
  options: readonly string[] = [],
): Promise<ToolRun> {
  return runOffice([name, ...options, file], variables);
}

/** Runs the operator's command with only these variables in its environment. */
export async function runOffice(
  words: readonly string[],
  variables: Record<string, string>,
): Promise<ToolRun> {
  const env = { ...programEnvironment(), ...variables };
  const child = spawn(process.execPath, [officeFile, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}
