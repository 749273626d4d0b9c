import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

/** Runs a command and shows its output; returns its exit code (1 when ended by a signal). */
export function run(
  command: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command in a folder, by default the present one, and captures its output; returns its exit code (1 when ended by
 * a signal) and the output.
 */
export function runCaptured(
  command: string,
  args: readonly string[],
  cwd = '.',
): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}
