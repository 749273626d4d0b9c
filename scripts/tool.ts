/** Runs a tool on the file that its first argument names; tells in one line what went wrong. */
export async function runOnFile(name: string, tool: (file: string) => Promise<string>) {
  const [file] = process.argv.slice(2);
  try {
    if (file === undefined) throw new Error(`Name a file: pnpm run ${name} FILE`);
    console.log(await tool(file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Gives the seconds since a moment of performance.now(), with one digit. */
export const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
