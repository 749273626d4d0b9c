import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

// A test runner names its own mode here; a build inside it would take it for a development build.
const { NODE_ENV: _mode, ...environment } = process.env;

/** Runs a command in a folder; gives what it prints, and throws with it when the command fails. */
export async function runIn(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(command, args, { cwd, env: environment })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
