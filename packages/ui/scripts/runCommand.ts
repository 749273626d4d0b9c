import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

// A test runner sets its own mode, with which a build would be a development build.
const { NODE_ENV: _mode, ...environment } = process.env;

/** Runs a command in a folder; returns its output, and throws an error with it if the command fails. */
export async function runCommand(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    return (await execFileAsync(command, args, { cwd, env: environment })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
