const flag = '--liftoff-only';

/**
 * Starts this process again without the second compiler of WebAssembly, which takes 0.4 GB for the embedded database; the
 * work takes a third longer then. Does nothing the second time, for PostgreSQL, and where a process cannot be replaced.
 */
export function limitMemory(): void {
  const { execArgv, execPath, argv, env, platform } = process;
  const isUseful = !env['DATABASE_URL'] && platform !== 'win32' && !execArgv.includes(flag);
  if (isUseful) process.execve?.(execPath, [execPath, flag, ...execArgv, ...argv.slice(1)], env);
}
