import type { Command } from 'commander';

const start = () => import('../../main.ts');

interface DemoOptions {
  port: string;
  data: string;
  small?: boolean;
}

async function startDemo({ port, data, small }: DemoOptions): Promise<void> {
  const size = small ? 'small' : 'full';
  Object.assign(process.env, { PORTAL_MODE: 'demo', PORT: port, DATA_DIR: data, SEED_SIZE: size });
  await start();
}

/** Adds the commands that run the server. */
export function addStartCommands(program: Command): void {
  program
    .command('start')
    .description('starts the server with the settings and runs until it is stopped')
    .action(async () => {
      await start();
    });
  program
    .command('demo')
    .description('starts a demo on this machine with sample data and sample accounts')
    .option('--port <number>', 'port to listen on', '8080')
    .option('--data <folder>', 'folder of the sample data', '.data')
    .option('--small', '240 plots instead of 77,356')
    .action(startDemo);
}
